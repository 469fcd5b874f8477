/**
 * The infrastructure as a program for the AWS CDK, in Java and in TypeScript. Both are written from the same expressions, so they
 * cannot come to differ.
 */
package dev.tablewright.generate.infrastructure.cdk;
