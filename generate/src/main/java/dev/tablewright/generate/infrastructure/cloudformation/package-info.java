/** Infrastructure as templates of CloudFormation and of SAM, with the reasons beside what a reviewer would ask about. */
package dev.tablewright.generate.infrastructure.cloudformation;
