package dev.tablewright.bench.runtime.enhanced;

import dev.tablewright.bench.runtime.HandWrittenKeys;
import java.math.BigDecimal;
import java.util.List;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSortKey;

/** A customer as the Enhanced Client wants it. Keys are composed by hand. */
@DynamoDbBean
public class CustomerBean {

    private String username;
    private String email;
    private String name;
    private List<AddressBean> addresses;
    private BigDecimal totalSpent;

    public String getUsername() {
        return username;
    }

    public void setUsername(String username) {
        this.username = username;
    }

    public String getEmail() {
        return email;
    }

    public void setEmail(String email) {
        this.email = email;
    }

    public String getName() {
        return name;
    }

    public void setName(String name) {
        this.name = name;
    }

    public List<AddressBean> getAddresses() {
        return addresses;
    }

    public void setAddresses(List<AddressBean> addresses) {
        this.addresses = addresses;
    }

    public BigDecimal getTotalSpent() {
        return totalSpent;
    }

    public void setTotalSpent(BigDecimal totalSpent) {
        this.totalSpent = totalSpent;
    }

    @DynamoDbPartitionKey
    @DynamoDbAttribute("PK")
    public String getPk() {
        return HandWrittenKeys.customer(username);
    }

    /** It follows from the rest. */
    public void setPk(String ignored) {}

    @DynamoDbSortKey
    @DynamoDbAttribute("SK")
    public String getSk() {
        return HandWrittenKeys.customer(username);
    }

    /** It follows from the rest. */
    public void setSk(String ignored) {}

    @DynamoDbAttribute("GSI1PK")
    public String getGsi1pk() {
        return HandWrittenKeys.email(email);
    }

    /** It follows from the rest. */
    public void setGsi1pk(String ignored) {}

    @DynamoDbAttribute("GSI1SK")
    public String getGsi1sk() {
        return HandWrittenKeys.email(email);
    }

    /** It follows from the rest. */
    public void setGsi1sk(String ignored) {}

    @DynamoDbAttribute("Type")
    public String getType() {
        return "Customer";
    }

    /** It follows from the rest. */
    public void setType(String ignored) {}
}
