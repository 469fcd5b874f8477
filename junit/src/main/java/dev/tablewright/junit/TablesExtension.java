package dev.tablewright.junit;

import dev.tablewright.check.Checker;
import dev.tablewright.lab.place.Place;
import dev.tablewright.lab.place.Target;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Palette;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.diagnostic.TextReport;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Makes the tables before the first test of a class and deletes them after the last. The engine ends with the JVM. */
final class TablesExtension implements BeforeAllCallback, AfterAllCallback, ParameterResolver {

    private static final ExtensionContext.Namespace OURS = ExtensionContext.Namespace.create(TablesExtension.class);

    @Override
    public void beforeAll(ExtensionContext context) {
        WithTables wanted = context.getRequiredTestClass().getAnnotation(WithTables.class);
        if (wanted != null) {
            Model model = model(wanted.model());
            context.getStore(OURS)
                    .put(ModelTables.class, ModelTables.make(Engine.place(), model, wanted.items(), wanted.seed()));
        }
    }

    @Override
    public void afterAll(ExtensionContext context) {
        // A nested class sees the tables of the class around it, and must not take them away.
        ModelTables tables = context.getStore(OURS).remove(ModelTables.class, ModelTables.class);
        if (tables != null) {
            tables.close();
        }
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        Class<?> type = parameter.getParameter().getType();
        return type == ModelTables.class || type == DynamoDbClient.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        ModelTables tables = context.getStore(OURS).get(ModelTables.class, ModelTables.class);
        return parameter.getParameter().getType() == ModelTables.class ? tables : tables.client();
    }

    private static Model model(String file) {
        String text;
        try {
            text = Files.readString(Path.of(file));
        } catch (IOException e) {
            throw new ExtensionConfigurationException(
                    "cannot read the model " + Path.of(file).toAbsolutePath(), e);
        }
        ModelReader.Result read = ModelReader.read(new SourceFile(file, text));
        List<Diagnostic> errors = new ArrayList<>(read.diagnostics());
        read.model().ifPresent(model -> errors.addAll(Checker.check(model)));
        errors.removeIf(each -> each.severity() != Severity.ERROR);
        if (!errors.isEmpty()) {
            throw new ExtensionConfigurationException(
                    "the model has errors\n" + new TextReport(Palette.PLAIN).render(errors));
        }
        return read.model()
                .filter(model -> model.design().isPresent())
                .orElseThrow(() -> new ExtensionConfigurationException(
                        file + " has no design: tablewright design --write gives it one"));
    }

    /** Started when the first class asks for it. If it cannot be, every class that asks is told why. */
    private static final class Engine {

        private static Place started;

        static synchronized Place place() {
            if (started == null) {
                started = Place.open(new Target.Local(), System.err::println);
            }
            return started;
        }
    }
}
