package dev.tablewright.generate.infrastructure.policy;

import dev.tablewright.access.key.Route;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.generate.GenerateCode;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.PrintableText;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Role;
import dev.tablewright.model.pattern.Role.Tenants;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Makes the policies of a stack: one for each role, and one for who follows the streams if numbers are kept from them. */
public final class Policies {

    /** Who may do everything, where the model tells nobody apart. */
    private static final String ANYBODY = "application";

    private final Analysis analysis;
    private final Model model;
    private final Requests requests;
    private final PolicyNames names;
    private final PolicySize size;
    private final Function<String, TableSettings> settings;
    private final List<Policy> policies = new ArrayList<>();
    private final List<Diagnostic> found = new ArrayList<>();

    private Policies(Analysis analysis, Function<String, TableSettings> settings, PolicyNames names) {
        this.analysis = analysis;
        this.model = analysis.model();
        this.requests = new Requests(analysis);
        this.names = names;
        this.size = PolicySize.of(model);
        this.settings = settings;
    }

    /** The policies, and what is to be said of them. */
    public record Result(List<Policy> policies, List<Diagnostic> diagnostics) {
        public Result {
            policies = List.copyOf(policies);
            diagnostics = List.copyOf(diagnostics);
        }
    }

    /** @param settings what holds for a table, by its name in the model */
    public static Result of(Analysis analysis, Function<String, TableSettings> settings, PolicyNames names) {
        Policies all = new Policies(analysis, settings, names);
        roles(analysis.model()).forEach(all::add);
        all.addStream();
        return new Result(all.policies, all.found);
    }

    /** Those of the model; if it has none, one that may do all, for its own tenant if there are tenants. */
    static List<Role> roles(Model model) {
        if (!model.roles().isEmpty()) {
            return model.roles();
        }
        return List.of(new Role(
                new Name(ANYBODY, model.tenant().orElse(model.application()).span()),
                Optional.empty(),
                model.patterns().stream().map(Pattern::name).map(Name::text).toList(),
                model.writes().stream().map(Write::name).map(Name::text).toList(),
                model.tenant().isPresent() ? Tenants.OWN : Tenants.ALL));
    }

    private void add(Role role) {
        Optional<Tenant> tenant = role.tenants() == Tenants.OWN ? Tenant.of(model, analysis.space()) : Optional.empty();
        boolean held = role.tenants() == Tenants.OWN && model.tenant().isPresent();
        Permissions permissions = new Permissions();
        KeyPatterns keys = new KeyPatterns(tenant);
        role.patterns().forEach(name -> grant(permissions, keys, name, requests.ofPattern(name)));
        role.writes().forEach(name -> grant(permissions, keys, name, requests.ofWrite(name)));
        if (permissions.routes().isEmpty()) {
            return;
        }
        List<String> reach = new ArrayList<>();
        boolean open = held && !Isolation.isAny(permissions);
        if (open) {
            found.add(notApart(role));
            reach.add("nothing that it does is held to a tenant");
        }
        tenant.ifPresent(one -> reach.addAll(new Isolation(analysis.space(), one).reach(permissions)));
        List<Statement> statements = new ArrayList<>(new Statements(size).of(permissions, routes(permissions)));
        statements.addAll(new KeyUse(settings).statements(permissions));
        String description = "What the role " + role.name() + " of " + model.application() + " may do";
        add(role.name(), description, about(role, held && !open, reach), reach, statements);
    }

    private static void grant(Permissions permissions, KeyPatterns keys, String user, Stream<List<Request>> all) {
        all.forEach(together -> permissions.add(together, keys, user));
    }

    private Stream<Route> routes(Permissions permissions) {
        return analysis.space().routes().filter(permissions.routes()::contains);
    }

    private Diagnostic notApart(Role role) {
        return GenerateCode.TENANTS_NOT_APART
                .at(role.name().span(), "no policy can hold `" + role.name() + "` to one tenant")
                .label("no partition key that it uses begins with the tenant's id as one text with a visible end")
                .note("a policy sees the beginnings of partition keys, and nothing else")
                .help("put the tenant first, as in `ORG#{org}#…`, or say `tenants: all` of the role");
    }

    private static String about(Role role, boolean held, List<String> reach) {
        String own = role.description()
                .map(PrintableText::oneLine)
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .map(text -> text.matches(".*[.!?…]") ? text + " " : text + ". ")
                .orElse("");
        String whose = !held
                ? ""
                : reach.isEmpty()
                        ? " of the tenant in the tag of the session"
                        : " of the tenant in the tag of the session, and parts that are not kept apart";
        return own + "It may use " + count(role.patterns().size(), "pattern") + " and "
                + count(role.writes().size(), "write") + whose + ".";
    }

    private static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    private void addStream() {
        StreamUse stream = new StreamUse(analysis, settings);
        if (!stream.isNeeded()) {
            return;
        }
        Permissions permissions = new Permissions();
        grant(permissions, new KeyPatterns(Optional.empty()), "the stream", requests.ofStream());
        stream.grantMarkers(permissions);
        List<Statement> statements = new ArrayList<>(stream.statements());
        statements.addAll(new Statements(size).of(permissions, routes(permissions)));
        statements.addAll(new KeyUse(settings).statements(permissions));
        add(
                new Name("stream", model.application().span()),
                "What the follower of the streams of " + model.application() + " may do",
                "It reads the streams, and keeps numbers from them.",
                List.of(),
                statements);
    }

    private void add(Name role, String description, String about, List<String> reach, List<Statement> statements) {
        List<List<Statement>> parts = size.divided(statements);
        if (parts.size() > PolicySize.MOST_POLICIES) {
            found.add(tooLarge(
                    role,
                    "it takes " + parts.size() + " policies",
                    "IAM attaches " + PolicySize.MOST_POLICIES + " policies to a role at most, of " + PolicySize.MOST
                            + " characters each"));
        }
        if (parts.stream().anyMatch(size::isTooLarge)) {
            found.add(tooLarge(
                    role,
                    "what it may do on one table is too much",
                    "a policy has " + PolicySize.MOST + " characters, and all keys of an action have to stand in one"));
        }
        for (List<Statement> part : parts) {
            policies.add(new Policy(
                    names.logicalId(role.text()),
                    names.name(role.text()),
                    role.text(),
                    description,
                    about,
                    reach,
                    part));
        }
    }

    private Diagnostic tooLarge(Name role, String label, String limit) {
        boolean unsaid = model.roles().isEmpty() && role.text().equals(ANYBODY);
        return GenerateCode.POLICY_TOO_LARGE
                .at(role.span(), "what `" + role + "` may do is more than policies of IAM take")
                .label(label)
                .note(limit)
                .help(
                        unsaid
                                ? "the model has no `roles`, so one may do everything: add some, each with its own"
                                        + " patterns and writes"
                                : "divide it into several roles, each with some of the patterns and writes");
    }
}
