package dev.tablewright.app.command;

import dev.tablewright.app.RuleBook;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Completion for shells, made from the commands themselves so that it cannot lag behind them. */
final class CompletionScript {

    private static final Map<String, List<String>> USUAL = Map.of(
            "--format", List.of("text", "json", "sarif", "github", "junit"),
            "--fail-on", List.of("error", "warning", "advice"));

    private final Map<String, CommandLine> commands;

    CompletionScript(CommandLine root) {
        this.commands = root.getSubcommands();
    }

    /** For bash; and for zsh, which reads the same script after a line of its own. */
    String bash(boolean zsh) {
        StringBuilder out = new StringBuilder();
        if (zsh) {
            out.append("autoload -U +X bashcompinit && bashcompinit\n");
        }
        out.append("_tablewright() {\n");
        out.append("  local word=\"${COMP_WORDS[COMP_CWORD]}\" before=\"${COMP_WORDS[COMP_CWORD-1]}\"\n");
        out.append("  if [ \"$COMP_CWORD\" -eq 1 ]; then\n");
        out.append("    COMPREPLY=($(compgen -W \"").append(String.join(" ", commands.keySet()));
        out.append("\" -- \"$word\"))\n    return\n  fi\n");
        out.append("  case \"${COMP_WORDS[1]} $before\" in\n");
        commands.forEach((name, command) -> optionValues(command).forEach((option, values) -> out.append("    '")
                .append(name + " " + option)
                .append("') COMPREPLY=($(compgen -W \"")
                .append(String.join(" ", values))
                .append("\" -- \"$word\")); return ;;\n")));
        out.append(
                "    *' --from'|*' --out'|*' --prices'|*' --decisions') mapfile -t COMPREPLY < <(compgen -f -- \"$word\"); return ;;\n");
        out.append("  esac\n  case \"${COMP_WORDS[1]}\" in\n");
        commands.forEach((name, command) -> {
            List<String> words = new ArrayList<>(options(command));
            words.addAll(parameterValues(command));
            String files = takesFiles(command) ? " $(compgen -f -- \"$word\")" : "";
            out.append("    ").append(name).append(") COMPREPLY=($(compgen -W \"");
            out.append(String.join(" ", words))
                    .append("\" -- \"$word\")")
                    .append(files)
                    .append(") ;;\n");
        });
        return out.append("  esac\n}\ncomplete -o filenames -F _tablewright tablewright ./tablewright\n")
                .toString();
    }

    String fish() {
        StringBuilder out = new StringBuilder("complete -c tablewright -f\n");
        commands.forEach((name, command) -> {
            String description =
                    String.join(" ", command.getCommandSpec().usageMessage().description());
            out.append("complete -c tablewright -n __fish_use_subcommand -a ").append(name);
            out.append(" -d '").append(description.replace("'", "\\'")).append("'\n");
            String seen = " -n '__fish_seen_subcommand_from " + name + "'";
            Map<String, List<String>> known = optionValues(command);
            for (String option : options(command)) {
                out.append("complete -c tablewright")
                        .append(seen)
                        .append(" -l ")
                        .append(option.substring(2));
                List<String> values = known.getOrDefault(option, List.of());
                out.append(values.isEmpty() ? "" : " -x -a '" + String.join(" ", values) + "'")
                        .append('\n');
            }
            List<String> values = parameterValues(command);
            if (!values.isEmpty()) {
                out.append("complete -c tablewright").append(seen).append(" -a '");
                out.append(String.join(" ", values)).append("'\n");
            } else if (takesFiles(command)) {
                out.append("complete -c tablewright").append(seen).append(" -F\n");
            }
        });
        return out.toString();
    }

    private static List<String> options(CommandLine command) {
        return command.getCommandSpec().options().stream()
                .filter(option -> !option.hidden())
                .map(OptionSpec::longestName)
                .sorted()
                .toList();
    }

    /** What an option can be given, where that is known; a command says it itself unless it has the usual formats. */
    private static Map<String, List<String>> optionValues(CommandLine command) {
        Map<String, List<String>> values = new TreeMap<>();
        for (OptionSpec option : command.getCommandSpec().options()) {
            if (option.completionCandidates() != null) {
                List<String> words = new ArrayList<>();
                option.completionCandidates().forEach(words::add);
                values.put(option.longestName(), words);
            } else if (USUAL.containsKey(option.longestName())) {
                values.put(option.longestName(), USUAL.get(option.longestName()));
            }
        }
        return values;
    }

    private static List<String> parameterValues(CommandLine command) {
        if (command.getCommandName().equals("explain")) {
            return RuleBook.codes().stream()
                    .flatMap(code -> Stream.of(code.id(), code.name()))
                    .toList();
        }
        return command.getCommandSpec().positionalParameters().stream()
                .map(ArgSpec::type)
                .filter(Class::isEnum)
                .flatMap(type -> Arrays.stream(type.getEnumConstants()).map(Object::toString))
                .toList();
    }

    private static boolean takesFiles(CommandLine command) {
        return command.getCommandSpec().positionalParameters().stream()
                .anyMatch(parameter -> parameter.paramLabel().contains("FILE"));
    }
}
