/**
 * For tests of applications: an engine, and the tables of a model with data in them.
 *
 * <pre>{@code
 * @WithTables(model = "src/main/tablewright/shop.yaml", items = 200)
 * class OrdersTest {
 *
 *     @Test
 *     void newestFirst(ModelTables tables) {
 *         ShopTable shop = ShopTable.on(tables.client()).tableNames(tables::name).build();
 *         …
 *     }
 * }
 * }</pre>
 */
package dev.tablewright.junit;
