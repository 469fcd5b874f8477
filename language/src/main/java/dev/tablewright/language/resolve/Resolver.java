package dev.tablewright.language.resolve;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.syntax.LostText;
import dev.tablewright.language.syntax.Node.Entry;
import dev.tablewright.language.syntax.Node.Mapping;
import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.model.Model;
import dev.tablewright.model.Suppression;
import dev.tablewright.model.design.Deployment;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.EmbeddedType;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Role;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.SourceFile;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Reads a whole model from a tree of the right shape, in the order in which its parts build on each other. */
public final class Resolver {

    private final SourceFile file;
    private final View root;
    private final Scope scope;

    private Resolver(SourceFile file, Mapping root, LostText lost, Diagnostics diagnostics) {
        this.file = file;
        this.root = new View(root);
        this.scope = new Scope(diagnostics, lost);
    }

    /**
     * The model. If mistakes were reported it lacks what they are about, and must not be used for anything but finding
     * more mistakes.
     *
     * @param lost parts of the file that could not be read
     */
    public static Model resolve(SourceFile file, Mapping root, LostText lost, Diagnostics diagnostics) {
        return new Resolver(file, root, lost, diagnostics).resolve();
    }

    private Model resolve() {
        declareNames();
        readTypes();
        readEntities();
        CycleCheck cycles = new CycleCheck(scope);
        cycles.checkTypes();
        cycles.checkIds();
        Optional<Name> tenant = root.name("tenant");
        tenant.ifPresent(scope::entity);
        List<Relationship> relationships = new RelationshipReader(scope).read(root.node("relationships"));
        List<Aggregate> aggregates = new AggregateReader(scope).read(root);
        cycles.check(aggregates);
        List<Pattern> patterns = new PatternReader(scope).read(root.view("patterns"));
        List<Write> writes = new WriteReader(scope).read(root.view("writes"));
        List<Role> roles = new RoleReader(scope, root).read(patterns, writes);
        Name application = root.name("application").orElse(new Name("", root.span()));
        Optional<Design> design =
                root.node("design").map(node -> new DesignReader(scope, View.of(node), application.text()).read());
        Deployment deployment = new DeploymentReader(scope).read(root, design);
        List<Suppression> suppressions = new SuppressionReader(scope, root, relationships).read();
        return new Model(
                file,
                application,
                root.text("description"),
                tenant,
                scope.entities(),
                scope.types(),
                relationships,
                aggregates,
                patterns,
                writes,
                roles,
                design,
                deployment,
                suppressions);
    }

    private void declareNames() {
        for (String section : List.of("entities", "types")) {
            if (root.has(section) && root.node(section).isEmpty()) {
                scope.loseNames();
            }
        }
        Map<String, Name> seen = new HashMap<>();
        for (Entry entry : root.view("entities").entries()) {
            scope.declareEntity(entry.key().name());
            refuseClash(entry.key(), seen, true);
        }
        for (Entry entry : root.view("types").entries()) {
            scope.declareType(entry.key().name());
            refuseClash(entry.key(), seen, true);
        }
        Map<String, Name> methods = new HashMap<>();
        for (String section : List.of("patterns", "writes")) {
            root.view(section).entries().forEach(entry -> refuseClash(entry.key(), methods, false));
        }
        for (String section : List.of("roles", "environments")) {
            Map<String, Name> seenThere = new HashMap<>();
            root.view(section).entries().forEach(entry -> refuseClash(entry.key(), seenThere, false));
        }
    }

    /** Generated files, classes and policies carry these names: in many places they cannot differ by case alone. */
    private void refuseClash(Scalar key, Map<String, Name> seen, boolean types) {
        String folded = key.value().toLowerCase(Locale.ROOT);
        Name other = seen.putIfAbsent(folded, key.name());
        if (other != null) {
            boolean same = other.text().equals(key.value());
            scope.report(LanguageCode.NAME_CLASH
                    .at(
                            key.span(),
                            same
                                    ? "`" + key.value() + "` is declared twice"
                                    : "`" + key.value() + "` and `" + other.text() + "` differ only by case")
                    .also(other.span(), same ? "first here" : "the other one"));
        } else if (types && ScalarType.ofWord(key.value()).isPresent()) {
            scope.report(LanguageCode.NAME_CLASH.at(key.span(), "`" + key.value() + "` is the name of a simple type"));
        }
    }

    private void readTypes() {
        for (Entry entry : root.view("types").entries()) {
            if (entry.value() instanceof Mapping) {
                Name name = entry.key().name();
                scope.define(new EmbeddedType(
                        name, new AttributeReader(scope, name.text(), true).read(entry.value()), entry.span()));
            }
        }
    }

    private void readEntities() {
        EntityReader reader = new EntityReader(scope);
        List<Entry> entries = root.view("entities").entries().stream()
                .filter(entry -> entry.value() instanceof Mapping)
                .toList();
        entries.forEach(entry -> scope.define(reader.read(entry)));
        entries.forEach(entry -> scope.known(entry.key().value()).ifPresent(entity -> reader.check(entity, entry)));
    }
}
