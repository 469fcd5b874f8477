/**
 * Chooses among candidates. What an entity costs under one of its choices is appraised on the part of the model that has to do
 * with it; entities have to do with each other only through patterns that read several of them together, so the search
 * decides where those are read, and everything else follows entity by entity.
 */
package dev.tablewright.synthesis.search;
