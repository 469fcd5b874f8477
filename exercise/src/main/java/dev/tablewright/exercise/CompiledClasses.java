package dev.tablewright.exercise;

import java.util.Map;

/** Classes that were compiled in memory. */
final class CompiledClasses extends ClassLoader {

    private final Map<String, byte[]> classes;

    /** @param libraries what the classes use */
    CompiledClasses(Map<String, byte[]> classes, ClassLoader libraries) {
        super(libraries);
        this.classes = Map.copyOf(classes);
    }

    /** A class that must be there. */
    Class<?> named(String name) {
        try {
            return loadClass(name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("the generated code has no class " + name, e);
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = classes.get(name);
        if (bytes == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, bytes, 0, bytes.length);
    }
}
