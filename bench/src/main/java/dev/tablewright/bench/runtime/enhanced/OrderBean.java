package dev.tablewright.bench.runtime.enhanced;

import dev.tablewright.bench.runtime.HandWrittenKeys;
import dev.tablewright.bench.shop.Order;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSortKey;

/** An order as the Enhanced Client wants it. Keys are composed by hand. */
@DynamoDbBean
public class OrderBean {

    private String orderId;
    private String customer;
    private Instant placedAt;
    private Order.Status status;
    private BigDecimal total;
    private List<OrderItemBean> items;

    public String getOrderId() {
        return orderId;
    }

    public void setOrderId(String orderId) {
        this.orderId = orderId;
    }

    public String getCustomer() {
        return customer;
    }

    public void setCustomer(String customer) {
        this.customer = customer;
    }

    public Instant getPlacedAt() {
        return placedAt;
    }

    public void setPlacedAt(Instant placedAt) {
        this.placedAt = placedAt;
    }

    public Order.Status getStatus() {
        return status;
    }

    public void setStatus(Order.Status status) {
        this.status = status;
    }

    public BigDecimal getTotal() {
        return total;
    }

    public void setTotal(BigDecimal total) {
        this.total = total;
    }

    public List<OrderItemBean> getItems() {
        return items;
    }

    public void setItems(List<OrderItemBean> items) {
        this.items = items;
    }

    @DynamoDbPartitionKey
    @DynamoDbAttribute("PK")
    public String getPk() {
        return HandWrittenKeys.customer(customer);
    }

    /** It follows from the rest. */
    public void setPk(String ignored) {}

    @DynamoDbSortKey
    @DynamoDbAttribute("SK")
    public String getSk() {
        return "#ORDER#" + HandWrittenKeys.placed(placedAt, orderId);
    }

    /** It follows from the rest. */
    public void setSk(String ignored) {}

    @DynamoDbAttribute("GSI1PK")
    public String getGsi1pk() {
        return "ORDER#" + orderId;
    }

    /** It follows from the rest. */
    public void setGsi1pk(String ignored) {}

    @DynamoDbAttribute("GSI1SK")
    public String getGsi1sk() {
        return "ORDER#" + orderId;
    }

    /** It follows from the rest. */
    public void setGsi1sk(String ignored) {}

    @DynamoDbAttribute("GSI2PK")
    public String getGsi2pk() {
        return "STATUS#" + status.name();
    }

    /** It follows from the rest. */
    public void setGsi2pk(String ignored) {}

    @DynamoDbAttribute("GSI2SK")
    public String getGsi2sk() {
        return HandWrittenKeys.placed(placedAt, orderId);
    }

    /** It follows from the rest. */
    public void setGsi2sk(String ignored) {}

    @DynamoDbAttribute("Type")
    public String getType() {
        return "Order";
    }

    /** It follows from the rest. */
    public void setType(String ignored) {}
}
