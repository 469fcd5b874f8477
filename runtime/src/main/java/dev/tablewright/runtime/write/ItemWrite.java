package dev.tablewright.runtime.write;

final class ItemWrite {}
