package dev.tablewright.check.rule;

import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Name;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * If every partition key begins with its tenant, one line of a policy keeps each tenant to his own partitions, whatever
 * mistake the code makes. A key that begins otherwise is protected by the code alone.
 */
public final class TenantNotLeading implements Rule {

    /** Ids may be made of ids of others; a longer chain than this is nobody's design. */
    private static final int LONGEST_WAY = 8;

    @Override
    public Code code() {
        return new Code("TW0807", "tenant-not-leading", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        return model.tenant().stream()
                .flatMap(tenant -> model.design().stream().flatMap(design -> check(model, design, tenant)));
    }

    private Stream<Diagnostic> check(Model model, Design design, Name tenant) {
        AttributeLookup attributes = new AttributeLookup(model);
        return design.keys().stream().flatMap(keys -> model.entity(keys.entity().text()).stream()
                .flatMap(entity -> wayTo(model, entity, tenant.text()).stream())
                .flatMap(way -> check(attributes, keys, tenant, way)));
    }

    private Stream<Diagnostic> check(AttributeLookup attributes, EntityKeys keys, Name tenant, List<String> way) {
        String entity = keys.entity().text();
        boolean itself = entity.equals(tenant.text());
        Stream<Optional<IndexEntry>> places = itself
                ? Stream.of(Optional.empty())
                : Stream.concat(
                        Stream.of(Optional.empty()), keys.indexes().stream().map(Optional::of));
        return places.flatMap(index -> {
            List<KeySlot> slots =
                    KeySlot.in(keys, index).filter(slot -> !slot.sort()).toList();
            // Who looks something up by what he knows leaves his tenant on purpose; shared partitions mix tenants.
            boolean matters =
                    index.isEmpty() || slots.stream().allMatch(slot -> attributes.hasFewValues(slot) && !isShard(slot));
            return matters && !leads(attributes, slots, tenant.text())
                    ? Stream.of(finding(keys, index, slots, tenant, way))
                    : Stream.empty();
        });
    }

    private Diagnostic finding(
            EntityKeys keys, Optional<IndexEntry> index, List<KeySlot> slots, Name tenant, List<String> way) {
        KeyValue value =
                index.map(IndexEntry::key).orElse(keys.primary()).partition().get(0);
        String where = index.map(entry -> " in `" + entry.index() + "`").orElse("");
        String what = keys.entity().text().equals(tenant.text()) ? "id" : tenant.text();
        String path = String.join(".", way);
        return Diagnostic.of(
                        code(),
                        slots.stream()
                                .map(slot -> slot.path().span())
                                .findFirst()
                                .orElse(value.span()),
                        "the partition key of " + keys.entity() + where + " does not begin with its " + what)
                .label(index.isEmpty() ? "`" + path + "` should come first" : "the items of all tenants together")
                .also(tenant.span(), "the tenant")
                .note("a policy with `dynamodb:LeadingKeys` can hold a tenant to the keys that begin with its id")
                .help("put it first, as in `" + tenant.text().toUpperCase(Locale.ROOT) + "#{" + path + "}#…`");
    }

    private static boolean isShard(KeySlot slot) {
        return slot.format() instanceof SlotFormat.Shard;
    }

    /** Whether the first value in a key is the id of the tenant, or the beginning of it. */
    private static boolean leads(AttributeLookup attributes, List<KeySlot> slots, String tenant) {
        List<String> identity = attributes.identity(tenant);
        return slots.stream()
                .limit(1)
                .filter(slot -> slot.format().isLossless())
                .flatMap(slot -> attributes.origin(slot.entity(), slot.path().steps()).stream())
                .anyMatch(origin -> !identity.isEmpty() && origin.equals(identity.get(0)));
    }

    /** The path from an entity to its tenant: by an attribute that it always has, then through ids. */
    private static Optional<List<String>> wayTo(Model model, Entity entity, String tenant) {
        if (entity.name().text().equals(tenant)) {
            return entity.id().stream().findFirst().map(part -> List.of(part.text()));
        }
        Deque<List<String>> ways = new ArrayDeque<>();
        Deque<Type> ends = new ArrayDeque<>();
        entity.attributes().stream().filter(attribute -> !attribute.optional()).forEach(attribute -> {
            ways.add(List.of(attribute.name().text()));
            ends.add(attribute.type());
        });
        Set<String> seen = new HashSet<>();
        while (!ways.isEmpty()) {
            List<String> way = ways.remove();
            if (!(ends.remove() instanceof Type.Reference reference)) {
                continue;
            }
            if (reference.entity().equals(tenant)) {
                return Optional.of(way);
            }
            Optional<Entity> next = model.entity(reference.entity())
                    .filter(e -> way.size() < LONGEST_WAY && seen.add(reference.entity()));
            for (Name part : next.map(Entity::id).orElse(List.of())) {
                Optional<Attribute> id = next.get().attribute(part.text());
                if (id.isPresent()) {
                    List<String> further = new ArrayList<>(way);
                    further.add(part.text());
                    ways.add(further);
                    ends.add(id.get().type());
                }
            }
        }
        return Optional.empty();
    }
}
