package dev.tablewright.examples.abuse;

import dev.tablewright.examples.shop.Category;
import dev.tablewright.examples.shop.Customer;
import dev.tablewright.examples.shop.CustomerPage;
import dev.tablewright.examples.shop.Order;
import dev.tablewright.examples.shop.Product;
import dev.tablewright.examples.shop.ProductPage;
import dev.tablewright.examples.shop.Review;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What a shop is, in plain maps: it knows nothing of keys, indexes, guards or requests. Each write says whether it is to be done. */
final class ShopReference {

    final Map<String, Customer> customers = new TreeMap<>();
    final Map<String, Order> orders = new TreeMap<>();
    final Map<String, Category> categories = new TreeMap<>();
    final Map<String, Product> products = new TreeMap<>();
    final Map<String, Review> reviews = new TreeMap<>();

    private boolean isTaken(String email, String except) {
        return customers.values().stream()
                .anyMatch(other ->
                        other.email().equals(email) && !other.username().equals(except));
    }

    boolean register(Customer customer) {
        if (customers.containsKey(customer.username()) || isTaken(customer.email(), "")) {
            return false;
        }
        customers.put(customer.username(), customer);
        return true;
    }

    boolean change(String username, Optional<String> email, Optional<String> name) {
        Customer was = customers.get(username);
        if (was == null || (email.isPresent() && isTaken(email.get(), username))) {
            return false;
        }
        customers.put(
                username,
                was.toBuilder()
                        .email(email.orElse(was.email()))
                        .name(name.orElse(was.name()))
                        .build());
        return true;
    }

    boolean put(Customer customer) {
        if (isTaken(customer.email(), customer.username())) {
            return false;
        }
        Customer was = customers.get(customer.username());
        customers.put(customer.username(), was == null ? customer : spent(customer, was.totalSpent()));
        return true;
    }

    private void spend(String username, BigDecimal amount) {
        customers.computeIfPresent(
                username, (name, was) -> spent(was, was.totalSpent().add(amount)));
    }

    private static Customer spent(Customer customer, BigDecimal total) {
        return new Customer(customer.username(), customer.email(), customer.name(), customer.addresses(), total);
    }

    private static BigDecimal counted(Order order) {
        return order.status() == Order.Status.CANCELLED ? BigDecimal.ZERO : order.total();
    }

    boolean mayPlace(Order order) {
        return !orders.containsKey(order.orderId())
                && (order.status() == Order.Status.CANCELLED || customers.containsKey(order.customer()));
    }

    boolean place(Order order) {
        if (!mayPlace(order)) {
            return false;
        }
        orders.put(order.orderId(), order);
        spend(order.customer(), counted(order));
        return true;
    }

    boolean turn(String orderId, Order.Status to, Optional<Order.Status> only) {
        Order was = orders.get(orderId);
        if (was == null || (only.isPresent() && was.status() != only.get())) {
            return false;
        }
        boolean begins = was.status() == Order.Status.CANCELLED && to != Order.Status.CANCELLED;
        if (begins && !customers.containsKey(was.customer())) {
            return false; // What was spent has to be added to somebody.
        }
        Order next = was.toBuilder().status(to).build();
        orders.put(orderId, next);
        spend(was.customer(), counted(next).subtract(counted(was)));
        return true;
    }

    boolean deleteOrder(String orderId) {
        Order was = orders.remove(orderId);
        if (was != null) {
            spend(was.customer(), counted(was).negate());
        }
        return was != null;
    }

    private void rate(String product, int count, long rating) {
        products.computeIfPresent(
                product,
                (id, was) -> new Product(
                        id,
                        was.name(),
                        was.category(),
                        was.price(),
                        was.reviewCount() + count,
                        was.ratingSum() + rating));
    }

    boolean review(Review review) {
        if (reviews.containsKey(review.reviewId()) || !products.containsKey(review.product())) {
            return false;
        }
        reviews.put(review.reviewId(), review);
        rate(review.product(), 1, review.rating());
        return true;
    }

    boolean deleteReview(String reviewId) {
        Review was = reviews.remove(reviewId);
        if (was != null) {
            rate(was.product(), -1, -was.rating());
        }
        return was != null;
    }

    Optional<Customer> byEmail(String email) {
        return customers.values().stream()
                .filter(customer -> customer.email().equals(email))
                .findFirst();
    }

    List<Order> ordersOf(String customer) {
        return orders.values().stream()
                .filter(order -> order.customer().equals(customer))
                .sorted(Comparator.comparing(Order::placedAt)
                        .thenComparing(Order::orderId)
                        .reversed())
                .toList();
    }

    List<CustomerPage> page(String customer) {
        List<CustomerPage> page = new ArrayList<>();
        Optional.ofNullable(customers.get(customer)).ifPresent(page::add);
        page.addAll(ordersOf(customer));
        return page;
    }

    List<String> ordersBy(Order.Status status, Instant from, Instant to) {
        return orders.values().stream()
                .filter(order -> order.status() == status
                        && !order.placedAt().isBefore(from)
                        && !order.placedAt().isAfter(to))
                .sorted(Comparator.comparing(Order::placedAt)
                        .thenComparing(Order::orderId)
                        .reversed())
                .map(Order::orderId)
                .toList();
    }

    List<Product> productsOf(String category) {
        return products.values().stream()
                .filter(product -> product.category().equals(category))
                .toList();
    }

    List<Review> reviewsOf(String product) {
        return reviews.values().stream()
                .filter(review -> review.product().equals(product))
                .sorted(Comparator.comparing(Review::writtenAt)
                        .thenComparing(Review::reviewId)
                        .reversed())
                .toList();
    }

    List<ProductPage> productPage(String product) {
        return Stream.concat(Stream.<ProductPage>ofNullable(products.get(product)), reviewsOf(product).stream())
                .toList();
    }

    /** How many items there have to be: one for each entity, and one for each e-mail address that is taken. */
    int items() {
        return 2 * customers.size() + orders.size() + categories.size() + products.size() + reviews.size();
    }
}
