package dev.tablewright.check.proof;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Meetings;
import dev.tablewright.access.layout.EntityLayout;
import dev.tablewright.access.layout.Layouts;
import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.Lookups;
import dev.tablewright.access.read.Planner;
import dev.tablewright.access.request.PatternRequests;
import dev.tablewright.access.request.Requests;
import dev.tablewright.access.write.WritePlan;
import dev.tablewright.access.write.WritePlanner;
import dev.tablewright.capacity.estimate.ItemSizes;
import dev.tablewright.check.load.Creation;
import dev.tablewright.check.load.Crowd;
import dev.tablewright.check.load.Population;
import dev.tablewright.check.load.Spread;
import dev.tablewright.check.load.Storage;
import dev.tablewright.check.load.Workload;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What follows from a model and its design, found once and shared: the key space, and the plan of every pattern. */
public final class Analysis {

    private final Model model;
    private final KeySpace space;
    private final Meetings meetings = new Meetings();
    private final Planner planner;
    private final List<AccessPlan> plans;
    private final Lookups lookups;
    private final Uniqueness uniqueness;
    private final ItemSizes sizes;
    private final Spread spread;
    private final List<WritePlan> writePlans;
    private final Crowd crowd;
    private final Population population;
    private final Workload workload;
    private final Storage storage;
    private final IdentityHashMap<AccessPlan, PatternRequests> requests = new IdentityHashMap<>();
    private final Map<String, Optional<EntityLayout>> layouts = new HashMap<>();

    private Analysis(Model model, Design design) {
        this.model = model;
        this.space = new KeySpace(model, design);
        this.planner = new Planner(model, space, meetings);
        this.lookups = new Lookups(planner, space);
        this.plans = model.patterns().stream().map(planner::plan).toList();
        this.uniqueness = new Uniqueness(space, meetings);
        this.sizes = new ItemSizes(model);
        this.spread = new Spread(model);
        this.writePlans = WritePlanner.plan(space, lookups);
        this.crowd = new Crowd(model, space.leaves());
        this.population = new Population(space, crowd, spread, new Creation(model));
        this.workload = Workload.of(space, plans, writePlans, sizes, spread, population);
        this.storage = new Storage(model, space, sizes, spread, population);
    }

    /** The analysis of a model; empty if it has no design yet. */
    public static Optional<Analysis> of(Model model) {
        return model.design().map(design -> new Analysis(model, design));
    }

    public Model model() {
        return model;
    }

    public KeySpace space() {
        return space;
    }

    /** One plan for each pattern, in the order of the file. */
    public List<AccessPlan> plans() {
        return plans;
    }

    /** The plan of a question that is no pattern of the model: children of what is deleted, an entity by its id. */
    public AccessPlan plan(Pattern question) {
        return planner.plan(question);
    }

    /** How writes find what they do not know the key of. */
    public Lookups lookups() {
        return lookups;
    }

    /** What is sent for a plan: one of these, or of another question to the same design. */
    public synchronized PatternRequests requests(AccessPlan plan) {
        return requests.computeIfAbsent(plan, new Requests(space)::of);
    }

    /** How an entity is stored; empty if the design has no keys for it. */
    public synchronized Optional<EntityLayout> layout(Entity entity) {
        return layouts.computeIfAbsent(entity.name().text(), name -> new Layouts(space).of(entity));
    }

    public Uniqueness uniqueness() {
        return uniqueness;
    }

    /** One plan for each write, in the order of the file. */
    public List<WritePlan> writePlans() {
        return writePlans;
    }

    /** What all patterns and writes come to. */
    public Workload workload() {
        return workload;
    }

    /** How many items stand in partitions, as far as relationships say. */
    public Crowd crowd() {
        return crowd;
    }

    /** How many items reads find. */
    public Population population() {
        return population;
    }

    /** What stands in every table and index. */
    public Storage storage() {
        return storage;
    }

    public ItemSizes sizes() {
        return sizes;
    }

    public Spread spread() {
        return spread;
    }
}
