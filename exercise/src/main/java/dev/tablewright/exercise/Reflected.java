package dev.tablewright.exercise;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;

/** Calls of generated code. What it throws is thrown as it is; what it does not have is a bug. */
final class Reflected {

    private Reflected() {}

    /** The public method of this name with so many parameters. */
    static Method method(Class<?> owner, String name, int parameters) {
        return Arrays.stream(owner.getMethods())
                .filter(method -> method.getName().equals(name) && method.getParameterCount() == parameters)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("the generated code has no method " + owner.getSimpleName()
                        + "." + name + " with " + parameters + " parameters"));
    }

    /** @param target null for a static method */
    static Object call(Method method, Object target, Object... arguments) {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            throw thrown(e);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("not public: " + method, e);
        }
    }

    /** A new record of these components. */
    static Object record(Class<?> type, List<Object> values) {
        Class<?>[] types = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        try {
            Constructor<?> canonical = type.getConstructor(types);
            return canonical.newInstance(values.toArray());
        } catch (InvocationTargetException e) {
            throw thrown(e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("no record that could be made: " + type, e);
        }
    }

    private static RuntimeException thrown(InvocationTargetException wrapped) {
        if (wrapped.getCause() instanceof RuntimeException unchecked) {
            return unchecked;
        }
        if (wrapped.getCause() instanceof Error error) {
            throw error;
        }
        return new IllegalStateException(wrapped.getCause());
    }

    /** {@code E} of {@code List<E>}; which, if there are several. */
    static Type argument(Type generic, int which) {
        return ((ParameterizedType) generic).getActualTypeArguments()[which];
    }

    static Class<?> raw(Type type) {
        return type instanceof ParameterizedType generic ? (Class<?>) generic.getRawType() : (Class<?>) type;
    }
}
