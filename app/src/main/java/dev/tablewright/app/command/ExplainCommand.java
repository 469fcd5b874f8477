package dev.tablewright.app.command;

import dev.tablewright.app.ExitCode;
import dev.tablewright.app.RuleBook;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Nearest;
import dev.tablewright.model.diagnostic.Palette;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "explain",
        description = "Explains a finding: why it matters, an example that has it and one that has not.",
        footer = {
            "",
            "Examples:",
            "  tablewright explain TW0105",
            "  tablewright explain unknown-attribute",
            "  tablewright explain"
        })
final class ExplainCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(
            paramLabel = "CODE",
            arity = "0..1",
            description = "The code or the name of a finding. Without it: the list of all.")
    private String wanted = "";

    ExplainCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (wanted.isEmpty()) {
            list();
            return ExitCode.CLEAN;
        }
        Optional<Code> code = RuleBook.find(wanted);
        if (code.isEmpty()) {
            terminal.remark("there is no code `" + wanted + "`" + nearest());
            terminal.remark("next: tablewright explain");
            return ExitCode.USAGE;
        }
        String page = RuleBook.page(code.get())
                .orElseThrow(() ->
                        new IllegalStateException("no page for " + code.get().id()));
        terminal.out().print(styled(page));
        return ExitCode.CLEAN;
    }

    private void list() {
        for (Code code : RuleBook.codes()) {
            String severity = code.severity().word();
            terminal.out()
                    .println(terminal.palette().strong(code.id()) + "  "
                            + terminal.palette().severity(code.severity(), severity)
                            + " ".repeat(9 - severity.length()) + code.name());
        }
        terminal.remark("next: tablewright explain " + RuleBook.codes().get(0).id());
    }

    private String nearest() {
        List<String> known = new ArrayList<>();
        RuleBook.codes().forEach(code -> known.addAll(List.of(code.id(), code.name())));
        return Nearest.to(wanted, known)
                .map(name -> "; the nearest is `" + name + "`")
                .orElse("");
    }

    /** On a terminal, headings stand out; otherwise the Markdown is left as it is. */
    private String styled(String page) {
        if (terminal.palette() == Palette.PLAIN) {
            return page;
        }
        StringBuilder out = new StringBuilder();
        page.lines().forEach(line -> out.append(
                        line.startsWith("#") ? terminal.palette().strong(line.replaceFirst("^#+ ", "")) : line)
                .append('\n'));
        return out.toString();
    }
}
