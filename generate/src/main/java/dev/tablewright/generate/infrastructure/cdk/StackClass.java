package dev.tablewright.generate.infrastructure.cdk;

import dev.tablewright.generate.infrastructure.Stack;
import dev.tablewright.generate.infrastructure.cdk.Statement.Method;
import java.util.ArrayList;
import java.util.List;

/**
 * The class of one stack.
 *
 * @param name of the class: {@code ShopProdStack}
 * @param members what users of the stack may ask it for, each with the method that makes it
 * @param others methods that make what nobody asks for
 */
record StackClass(String name, Stack stack, List<Member> members, List<Method> others) {

    /** @param doc what it is, for who uses the stack */
    record Member(String name, String doc, CdkType type, Method maker) {}

    StackClass {
        members = List.copyOf(members);
        others = List.copyOf(others);
    }

    static StackClass of(Stack stack, String name) {
        List<Member> members = new ArrayList<>();
        List<Method> others = new ArrayList<>();
        stack.tables().forEach(table -> {
            TableMethods methods = new TableMethods(table);
            members.add(new Member(
                    methods.field(), "The table " + table.physicalName() + ".", CdkType.TABLE, methods.create()));
            if (!table.alarms().isEmpty()) {
                others.add(new AlarmMethod(table, methods.field()).create());
            }
        });
        stack.policies().forEach(policy -> {
            PolicyMethod method = new PolicyMethod(stack, policy);
            members.add(new Member(
                    method.field(),
                    policy.description() + ". " + policy.comment(),
                    CdkType.MANAGED_POLICY,
                    method.create()));
        });
        others.add(OutputMethod.create(stack));
        return new StackClass(name, stack, members, others);
    }

    /** Whether capacity follows the load somewhere. */
    boolean scales() {
        return stack.tables().stream().anyMatch(table -> !table.scaling().isEmpty());
    }
}
