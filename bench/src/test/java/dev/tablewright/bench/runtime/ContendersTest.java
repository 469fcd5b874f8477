package dev.tablewright.bench.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.bench.runtime.enhanced.Beans;
import dev.tablewright.bench.runtime.enhanced.CustomerBean;
import dev.tablewright.bench.runtime.enhanced.OrderBean;
import dev.tablewright.bench.shop.Order;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Those who are compared do the same work. */
class ContendersTest {

    private static Contender open(Contenders contender) {
        Contender work = contender.open(new Clients());
        work.prepare(Samples.customer(), Samples.order(), HandWrittenItems.item(Samples.order()));
        return work;
    }

    @ParameterizedTest
    @EnumSource(names = {"SDK", "HAND", "GENERATED", "RECORDS", "BEANS"})
    void storeTheSameItem(Contenders contender) {
        Map<String, AttributeValue> item = new HashMap<>(open(contender).toItem());

        assertThat(item).isEqualTo(HandWrittenItems.item(Samples.order()));
    }

    @ParameterizedTest
    @EnumSource(names = {"HAND", "GENERATED", "RECORDS", "BEANS"})
    void readTheSameOrder(Contenders contender) {
        assertThat(comparable(open(contender).fromItem())).isEqualTo(Samples.order());
    }

    @ParameterizedTest
    @EnumSource(names = {"HAND", "GENERATED", "RECORDS", "BEANS", "STRAIGHT"})
    void getTheSameCustomer(Contenders contender) {
        assertThat(comparable(open(contender).get(Samples.USERNAME))).isEqualTo(Samples.customer());
    }

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "SDK")
    void readTheSamePage(Contenders contender) {
        List<Object> expected = new ArrayList<>(List.of(Samples.customer()));
        List<Order> orders = Samples.orders();
        for (int i = orders.size() - 1; i >= 0; i--) {
            expected.add(orders.get(i));
        }

        List<Object> page = new ArrayList<>();
        open(contender).page(Samples.USERNAME).forEach(result -> page.add(comparable(result)));

        assertThat(page).isEqualTo(expected);
    }

    private static Object comparable(Object result) {
        if (result instanceof CustomerBean bean) {
            return Beans.record(bean);
        }
        return result instanceof OrderBean bean ? Beans.record(bean) : result;
    }
}
