/** A shop, as Tablewright makes it of {@code bench/shop.yaml}: what is measured. */
package dev.tablewright.bench.shop;
