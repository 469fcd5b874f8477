package dev.tablewright.lab.trial;

import dev.tablewright.lab.bind.BoundModel;

/** A data access layer under trial, with the model that it is of. */
record Tried(BoundModel model, AccessLayer.Factory layer) {}
