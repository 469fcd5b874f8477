/**
 * What generated data access layers stand on: connections to DynamoDB and repositories of entities. Applications meet it through the
 * generated facade:
 *
 * <pre>{@code
 * ShopTable shop = ShopTable.on(client).build();
 * }</pre>
 */
package dev.tablewright.runtime;
