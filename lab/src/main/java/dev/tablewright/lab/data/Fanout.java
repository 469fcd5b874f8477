package dev.tablewright.lab.data;

/**
 * Which children belong to which parent: the first parent has the first of them, the next the next, without gaps. Where a parent's
 * children begin follows from a formula, so that nothing is stored; some have more and some have fewer, as it happens and as popular
 * as they are, and never more than allowed.
 */
final class Fanout {

    private final long parents;
    private final long children;
    private final long least;
    private final long free;
    private final Popularity popularity;
    private final long salt;
    /** How far the border between two parents may move, from 0 to 1. */
    private final double play;
    /** How much of the popularity is given up for the sake of the most that a parent may have, from 0 to 1. */
    private final double levelled;

    /**
     * @param least how many each parent has, if there are enough
     * @param most how many a parent may have; the children must find room
     */
    Fanout(long parents, long children, long least, long most, Popularity popularity, long salt) {
        this.parents = parents;
        this.children = children;
        this.least = children >= parents * least ? least : 0;
        this.free = children - this.least * parents;
        this.popularity = popularity;
        this.salt = salt;
        long room = most == Long.MAX_VALUE ? Long.MAX_VALUE : most - this.least;
        double mean = parents == 0 ? 0 : (double) free / parents;
        this.play = mean == 0 ? 0 : Math.max(0, Math.min(1, (room - 1) / mean - 1));
        double head = popularity.before(1 + play);
        double even = parents == 0 ? 1 : (1 + play) / parents;
        double excess = (double) free * head - (room - 1);
        this.levelled = excess <= 0 || head <= even ? 0 : Math.min(1, excess / (free * (head - even)));
    }

    /** The first child of a parent. */
    long start(long parent) {
        if (parent <= 0) {
            return 0;
        }
        if (parent >= parents) {
            return children;
        }
        long even = least * parent;
        if (play == 0) {
            return even + free / parents * parent + free % parents * parent / parents;
        }
        double place = parent + play * Chance.of(salt, parent).fraction();
        double share = levelled * Math.min(1, place / parents);
        if (levelled < 1) {
            share += (1 - levelled) * popularity.before(place);
        }
        return even + Math.min(free, (long) (free * share));
    }

    /** How many children a parent has. */
    long size(long parent) {
        return start(parent + 1) - start(parent);
    }

    /** Whose child it is. */
    long parentOf(long child) {
        long low = 0;
        long high = parents - 1;
        while (low < high) {
            long middle = (low + high + 1) >>> 1;
            if (start(middle) <= child) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }
}
