/** What is stored: entities, their attributes and types, and how they are related. */
package dev.tablewright.model.entity;
