package dev.tablewright.runtime.query;

import dev.tablewright.runtime.query.QueryShape.Terms;
import java.util.List;
import java.util.Map;

/** The terms of a query while one of them is changed. */
final class Draft {

    private final Terms before;
    private String index;
    private List<String> indexKey;
    private String where;
    private String filter;
    private Map<String, String> names;
    private String projection;
    private boolean backwards;
    private boolean consistent;
    private boolean fetchBack;
    private boolean keysOnly;
    private int page;
    private int top;
    private List<String> sort;

    Draft(Terms terms) {
        before = terms;
        index = terms.index();
        indexKey = terms.indexKey();
        where = terms.where();
        filter = terms.filter();
        names = terms.names();
        projection = terms.projection();
        backwards = terms.backwards();
        consistent = terms.consistent();
        fetchBack = terms.fetchBack();
        keysOnly = terms.keysOnly();
        page = terms.page();
        top = terms.top();
        sort = terms.sort();
    }

    Terms terms() {
        return new Terms(
                before.call(),
                before.table(),
                index,
                indexKey,
                where,
                filter,
                names,
                projection,
                backwards,
                consistent,
                fetchBack,
                keysOnly,
                page,
                top,
                sort);
    }

    Draft index(String name, List<String> keyAttributes) {
        index = name;
        indexKey = List.copyOf(keyAttributes);
        sort = List.of();
        return this;
    }

    Draft where(String keyCondition) {
        where = keyCondition;
        return this;
    }

    Draft filter(String expression) {
        filter = expression;
        return this;
    }

    Draft names(Map<String, String> all) {
        names = Map.copyOf(all);
        return this;
    }

    Draft projection(String expression) {
        projection = expression;
        return this;
    }

    Draft backwards() {
        backwards = true;
        return this;
    }

    Draft consistent() {
        consistent = true;
        return this;
    }

    Draft fetchBack() {
        fetchBack = true;
        return this;
    }

    Draft keysOnly() {
        keysOnly = true;
        return this;
    }

    Draft page(int size) {
        page = atLeastOne(size);
        return this;
    }

    Draft top(int most) {
        top = atLeastOne(most);
        return this;
    }

    Draft sort(List<String> attributes) {
        sort = List.copyOf(attributes);
        return this;
    }

    private static int atLeastOne(int number) {
        if (number < 1) {
            throw new IllegalArgumentException("a page has at least one result");
        }
        return number;
    }
}
