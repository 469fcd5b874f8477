package dev.tablewright.generate.java;

import dev.tablewright.access.read.Constants;
import dev.tablewright.access.write.KeptNumbers;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.EmbeddedType;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import java.util.List;
import java.util.Optional;

/** The components of records. */
final class Members {

    private final Context context;
    private final KeptNumbers kept;

    Members(Context context) {
        this.context = context;
        this.kept = new KeptNumbers(context.model());
    }

    List<Member> of(Entity entity) {
        return entity.attributes().stream()
                .map(attribute -> of(entity, attribute))
                .toList();
    }

    Member of(Entity entity, Attribute attribute) {
        String name = entity.name().text();
        Codec codec = context.codecs().of(name, attribute);
        return new Member(attribute, context.naming().member(name, attribute), codec, start(entity, attribute, codec));
    }

    List<Member> of(EmbeddedType type) {
        String name = type.name().text();
        return type.fields().stream()
                .map(field -> {
                    Codec codec = context.codecs().of(name, field);
                    return new Member(field, context.naming().member(name, field), codec, said(field, codec));
                })
                .toList();
    }

    private Optional<String> start(Entity entity, Attribute attribute, Codec codec) {
        if (entity.version()
                .filter(version -> version.text().equals(attribute.name().text()))
                .isPresent()) {
            // The first version that is stored is 1: what was not read yet equals none that is stored.
            return Optional.of("0L");
        }
        return said(attribute, codec)
                .or(() -> isKept(entity, attribute.name().text())
                        ? Optional.of(attribute.type() == ScalarType.DECIMAL ? "§BigDecimal.ZERO" : "0L")
                        : Optional.empty());
    }

    private Optional<String> said(Attribute attribute, Codec codec) {
        return attribute
                .defaultValue()
                .flatMap(word -> Constants.value(context.model().storedType(attribute.type()), word.text()))
                .map(codec::constant)
                .or(() -> codec.initially());
    }

    /** Numbers that the application never gives: versions, sequences, counts and sums. */
    boolean isKept(Entity entity, String attribute) {
        return kept.isKept(entity, attribute);
    }
}
