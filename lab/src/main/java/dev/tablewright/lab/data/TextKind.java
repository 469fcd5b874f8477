package dev.tablewright.lab.data;

import static dev.tablewright.lab.data.Words.ADJECTIVES;
import static dev.tablewright.lab.data.Words.DIGITS;
import static dev.tablewright.lab.data.Words.GIVEN_NAMES;
import static dev.tablewright.lab.data.Words.LETTERS;
import static dev.tablewright.lab.data.Words.NOUNS;
import static dev.tablewright.lab.data.Words.SURNAMES;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What a text is about, as the name of its attribute and that of its entity tell. The first that fits is it. */
enum TextKind {
    EMAIL(
            Set.of("email", "mail"),
            new Phrase(List.of(GIVEN_NAMES, SURNAMES), "", ".", List.of("@example.com", "@example.org", "@example.net"))
                    .plain(".", false)),
    HASH(
            Set.of("hash", "token", "secret", "digest", "checksum", "signature", "fingerprint", "password", "etag"),
            digits()),
    URL(
            Set.of("url", "uri", "link", "website", "homepage", "href"),
            new Phrase(List.of(ADJECTIVES, NOUNS), "https://www.example.com/", "-", List.of(""))),
    ADDRESS_OF_MACHINE(
            Set.of("ip"),
            Phrase.of(".", List.of(List.of("192.0.2", "198.51.100", "203.0.113"), Words.numbers(1, 254)))),
    PHONE(
            Set.of("phone", "mobile", "telephone", "fax"),
            new Phrase(List.of(DIGITS, DIGITS, DIGITS, DIGITS), "+1 202 555 ", "", List.of(""))),
    ZIP(Set.of("zip", "postcode", "postal", "plz"), Phrase.of("", List.of(DIGITS, DIGITS, DIGITS, DIGITS, DIGITS))),
    STREET(
            Set.of("street", "address", "line1"),
            Phrase.of(" ", List.of(Words.numbers(1, 180), Words.STREETS, Words.STREET_KINDS))),
    CITY(Set.of("city", "town"), Phrase.of(" ", List.of(Words.CITIES))),
    COUNTRY(Set.of("country", "nation"), Phrase.of(" ", List.of(Words.COUNTRIES))),
    REGION(Set.of("state", "region", "province", "county"), Phrase.of(" ", List.of(Words.REGIONS))),
    COLOUR(Set.of("colour", "color"), Phrase.of(" ", List.of(Words.COLOURS))),
    CURRENCY(Set.of("currency"), Phrase.of("", List.of(Words.CURRENCIES))),
    LANGUAGE(Set.of("language", "locale", "lang"), Phrase.of("", List.of(Words.LANGUAGES))),
    ZONE(Set.of("timezone", "zone"), Phrase.of("", List.of(Words.ZONES))),
    DEVICE(Set.of("device", "agent", "browser"), Phrase.of(" on ", List.of(Words.BROWSERS, Words.SYSTEMS))),
    RELEASE(
            Set.of("release", "build", "semver"),
            Phrase.of(".", List.of(Words.numbers(0, 9), Words.numbers(0, 20), Words.numbers(0, 40)))),
    CODE(
            Set.of("sku", "code", "iban", "reference", "serial", "barcode", "isbn", "plate", "coupon", "number"),
            Phrase.of("", List.of(LETTERS, LETTERS, DIGITS, DIGITS, DIGITS, DIGITS, DIGITS, DIGITS))),
    LABEL(
            Set.of(
                    "label",
                    "labels",
                    "tag",
                    "tags",
                    "scope",
                    "scopes",
                    "flag",
                    "flags",
                    "team",
                    "teams",
                    "role",
                    "roles",
                    "keywords"),
            Phrase.of("-", List.of(Words.LABELS))),
    SLUG(Set.of("slug", "permalink"), Phrase.of("-", List.of(ADJECTIVES, NOUNS))),
    GIVEN_NAME(Set.of("firstname", "givenname", "nickname", "forename"), Phrase.of(" ", List.of(GIVEN_NAMES))),
    SURNAME(Set.of("lastname", "surname", "familyname"), Phrase.of(" ", List.of(SURNAMES))),
    USERNAME(
            Set.of("username", "login", "handle", "user", "account", "userid"),
            Phrase.of("_", List.of(GIVEN_NAMES, SURNAMES)).plain("_", false)),
    PROSE(
            Set.of(
                    "text",
                    "body",
                    "description",
                    "bio",
                    "comment",
                    "message",
                    "note",
                    "notes",
                    "content",
                    "summary",
                    "details",
                    "abstract",
                    "remark",
                    "caption",
                    "alttext",
                    "reason",
                    "about",
                    "review",
                    "feedback"),
            title()),
    TITLE(Set.of("title", "subject", "headline", "topic"), title()),
    COMPANY(
            Set.of(
                    "company",
                    "legalname",
                    "tradingname",
                    "employer",
                    "organization",
                    "organisation",
                    "org",
                    "orgname",
                    "brand",
                    "merchant",
                    "vendor",
                    "supplier",
                    "store",
                    "tenant",
                    "manufacturer"),
            Phrase.of(" ", List.of(ADJECTIVES, NOUNS, Words.COMPANY_KINDS)).capital()),
    PRODUCT(
            Set.of("product", "item", "article", "deal", "asset", "service"),
            Phrase.of(" ", List.of(ADJECTIVES, Words.MATERIALS, Words.THINGS)).capital()),
    TOPIC(
            Set.of("category", "genre", "interest", "department", "subject", "channel"),
            Phrase.of(" ", List.of(Words.TOPICS)).capital()),
    FULL_NAME(
            Set.of(
                    "fullname",
                    "displayname",
                    "customer",
                    "person",
                    "employee",
                    "member",
                    "author",
                    "holder",
                    "owner",
                    "editor",
                    "contact",
                    "patient",
                    "student",
                    "teacher",
                    "driver",
                    "guest",
                    "player",
                    "recipient",
                    "sender",
                    "signer"),
            Phrase.of(" ", List.of(GIVEN_NAMES, SURNAMES))),
    WORDS(Set.of(), Phrase.of(" ", List.of(ADJECTIVES, NOUNS)));

    private final Set<String> names;
    private final Phrase phrase;

    TextKind(Set<String> names, Phrase phrase) {
        this.names = names;
        this.phrase = phrase;
    }

    Phrase phrase() {
        return phrase;
    }

    /** The kind of an attribute: by its whole name, by its last words, and for a mere {@code name} or an id by its owner. */
    static TextKind of(String owner, String attribute) {
        List<String> words = words(attribute);
        String last = words.get(words.size() - 1);
        if (!last.equals("name") && !last.equals("id")) {
            // A phone number is more a phone than a number.
            boolean vague = last.equals("number") || last.equals("code");
            return first(List.of(String.join("", words), vague ? words.get(0) : last, last, words.get(0)));
        }
        TextKind whole = first(List.of(String.join("", words)));
        if (whole != WORDS) {
            return whole;
        }
        List<String> owners = words.size() > 1 ? words.subList(0, words.size() - 1) : words(owner);
        TextKind about = first(List.of(String.join("", owners), owners.get(owners.size() - 1)));
        if (last.equals("id")) {
            return about == USERNAME ? USERNAME : SLUG;
        }
        return switch (about) {
            case USERNAME -> FULL_NAME;
            case PROSE, TITLE, LABEL, SLUG -> WORDS;
            default -> about;
        };
    }

    private static TextKind first(List<String> candidates) {
        for (String candidate : candidates) {
            for (TextKind kind : values()) {
                if (kind.names.contains(candidate)) {
                    return kind;
                }
            }
        }
        return WORDS;
    }

    /** The words of a name in lower case: {@code passwordHash} is password, hash. */
    static List<String> words(String name) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean between = !Character.isLetterOrDigit(c);
            if ((between || Character.isUpperCase(c)) && word.length() > 0) {
                words.add(word.toString());
                word.setLength(0);
            }
            if (!between) {
                word.append(Character.toLowerCase(c));
            }
        }
        if (word.length() > 0 || words.isEmpty()) {
            words.add(word.toString());
        }
        return words;
    }

    private static Phrase title() {
        return Phrase.of(
                " ",
                List.of(
                        List.of("The", "A", "This", "That", "One", "Every", "Each", "Another"),
                        ADJECTIVES,
                        NOUNS,
                        Words.VERBS,
                        Words.THINGS));
    }

    /** Sixteen digits of the base 16. */
    private static Phrase digits() {
        List<String> pairs = new ArrayList<>();
        for (int i = 0; i < 256; i++) {
            pairs.add(String.format(Locale.ROOT, "%02x", i));
        }
        return Phrase.of("", List.of(pairs, pairs, pairs, pairs, pairs, pairs, pairs));
    }
}
