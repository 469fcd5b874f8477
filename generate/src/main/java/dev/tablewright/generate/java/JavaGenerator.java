package dev.tablewright.generate.java;

import dev.tablewright.check.proof.Analysis;
import dev.tablewright.generate.FirstLine;
import dev.tablewright.generate.Generated;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Makes the data access layer of a model whose design the checker has proved. */
public final class JavaGenerator {

    private JavaGenerator() {}

    /**
     * The files of a model; nothing, with a finding, if it has no design.
     *
     * @param model in which the checker finds no error
     * @throws IllegalStateException if it says what the checker should have refused
     */
    public static Generated generate(Model model, JavaOptions options) {
        return layer(model, options).generated();
    }

    /**
     * The same, with a description of what the files offer.
     *
     * @param model in which the checker finds no error
     */
    public static JavaLayer layer(Model model, JavaOptions options) {
        Optional<Analysis> analysis = Analysis.of(model);
        if (analysis.isEmpty() || model.entities().isEmpty()) {
            return new JavaLayer(Generated.nothing(model), Optional.empty());
        }
        Context context = Context.of(analysis.get(), options);
        WritesSource writes = new WritesSource(context);
        String firstLine = FirstLine.of("//", model.source());
        SortedMap<String, String> texts = new TreeMap<>();
        files(context, writes).forEach(file -> texts.put(file.path(), file.render(firstLine)));
        return new JavaLayer(new Generated(texts, List.of()), Optional.of(new ApiSource(context, writes).api()));
    }

    /** How every generated file begins: by it they are known. */
    public static final String MARK = FirstLine.mark("//");

    private static List<JavaFile> files(Context context, WritesSource writes) {
        List<JavaFile> files = new ArrayList<>();
        Model model = context.model();
        RecordSource records = new RecordSource(context, new Members(context));
        for (Entity entity : context.stored()) {
            files.add(records.of(entity));
            files.add(new EntityTypeSource(context, entity).file());
            files.add(new UpdateSource(context, entity).file());
            files.add(new RepositorySource(context, entity).blocking());
            if (context.options().async()) {
                files.add(new RepositorySource(context, entity).async());
            }
        }
        model.types().forEach(type -> {
            files.add(records.of(type));
            files.add(new NestedSource(context).of(type));
        });
        for (Pattern pattern : model.patterns()) {
            if (SealedTypes.isMixed(pattern)) {
                files.add(new SealedTypes(context).of(pattern));
            }
        }
        context.analysis()
                .plans()
                .forEach(plan ->
                        files.addAll(new Rows(context, context.analysis().requests(plan)).files(plan)));
        files.add(new ReadsSource(context).file());
        files.add(writes.file());
        files.add(new FacadeSource(context, writes, false).file());
        if (context.options().async()) {
            files.add(new FacadeSource(context, writes, true).file());
        }
        return files;
    }
}
