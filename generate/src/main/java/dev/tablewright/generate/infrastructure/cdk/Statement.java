package dev.tablewright.generate.infrastructure.cdk;

import java.util.List;
import java.util.Optional;

/** A step of a method. */
sealed interface Statement {

    void write(Steps steps);

    /** Remembers a value for the steps that follow. */
    record Let(CdkType type, String name, Expression value) implements Statement {
        @Override
        public void write(Steps steps) {
            steps.let(type, name, value);
        }
    }

    /** Does something. */
    record Do(Expression value) implements Statement {
        @Override
        public void write(Steps steps) {
            steps.run(value);
        }
    }

    /** Gives the result of the method. */
    record Return(Expression value) implements Statement {
        @Override
        public void write(Steps steps) {
            steps.give(value);
        }
    }

    /** Says why the next step is there. */
    record Note(String text) implements Statement {
        @Override
        public void write(Steps steps) {
            steps.note(text);
        }
    }

    /** An empty line. */
    record Gap() implements Statement {
        @Override
        public void write(Steps steps) {
            steps.gap();
        }
    }

    /** Who writes steps, in some language. */
    interface Steps {

        void let(CdkType type, String name, Expression value);

        void run(Expression value);

        void give(Expression value);

        void note(String text);

        void gap();
    }

    /**
     * A method of a stack.
     *
     * @param result the class of what it gives, or nothing
     */
    record Method(String name, Optional<CdkType> result, List<Statement> body) {
        public Method {
            body = List.copyOf(body);
        }
    }
}
