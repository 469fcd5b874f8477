/** The infrastructure as Terraform: complete files for each environment, laid out as {@code terraform fmt} would leave them. */
package dev.tablewright.generate.infrastructure.terraform;
