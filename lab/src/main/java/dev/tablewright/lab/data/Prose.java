package dev.tablewright.lab.data;

/** A few sentences, cut where they get too long. For texts that may be the same twice. */
record Prose(Phrase sentence, int sentences, long longest) implements TextSource {

    @Override
    public String any(Chance chance) {
        StringBuilder text = new StringBuilder();
        int number = 1 + chance.below(sentences);
        for (int i = 0; i < number; i++) {
            text.append(i == 0 ? "" : " ").append(sentence.at(chance.below(sentence.combinations())));
            if (sentences > 1) {
                text.append('.');
            }
        }
        return cut(text.toString());
    }

    private String cut(String text) {
        if (text.length() <= longest) {
            return text;
        }
        int end = (int) longest;
        // Half of a surrogate pair could not be stored.
        String begin = text.substring(0, Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end);
        String stripped = begin.strip();
        return stripped.isEmpty() ? begin : stripped;
    }

    @Override
    public String numbered(long number, long twist) {
        throw new UnsupportedOperationException("prose may repeat itself");
    }

    @Override
    public long capacity() {
        return 0;
    }
}
