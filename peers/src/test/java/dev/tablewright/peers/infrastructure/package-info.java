/** Infrastructure, read by the tools that deploy it: the CDK in both languages, and Terraform's own parser and formatter. */
package dev.tablewright.peers.infrastructure;
