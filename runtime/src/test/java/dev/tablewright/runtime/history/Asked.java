package dev.tablewright.runtime.history;

/** What a caller asks for. */
public sealed interface Asked {

    String key();

    /** A new item; refused if there is one. Its version becomes 1. */
    record Create(String key, Item item) implements Asked {
        @Override
        public String toString() {
            return "create " + key + " " + item;
        }
    }

    /** An item, whether there is one or not. If there is one, it must have the version that this one has. */
    record Put(String key, Item item) implements Asked {
        @Override
        public String toString() {
            return "put " + key + " " + item;
        }
    }

    /**
     * A change of an item. Whatever sets a value increases the version; an addition does not.
     *
     * @param text null: it stays
     * @param mail null: it stays
     */
    record Update(String key, String text, String mail, long add, Demand demand) implements Asked {
        @Override
        public String toString() {
            return "update " + key + (text == null ? "" : " text " + text) + (mail == null ? "" : " mail " + mail)
                    + (add == 0 ? "" : " add " + add) + demand;
        }
    }

    /** The end of an item. What is missing is refused if the caller requires anything. */
    record Delete(String key, boolean mustExist, Demand demand) implements Asked {
        @Override
        public String toString() {
            return "delete " + key + (mustExist ? ", must exist" : "") + demand;
        }
    }

    /** A look at an item. */
    record Get(String key) implements Asked {
        @Override
        public String toString() {
            return "get " + key;
        }
    }
}
