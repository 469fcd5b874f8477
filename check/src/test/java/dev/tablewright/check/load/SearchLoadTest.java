package dev.tablewright.check.load;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.proof.Property;
import dev.tablewright.check.proof.Prover;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Reads whose key condition says less of the id than the caller knows: all that it finds is read, and one is returned. */
class SearchLoadTest {

    private static final Reckoning SHOP = Reckoning.of("""
            entities:
              Shop: { id: name, attributes: { name: { type: string, max: 20 } }, expect: { count: 50, size: 100B } }
              Deal:
                id: dealId
                attributes: { dealId: ulid, shop: Shop, kind: string, paid: boolean }
                expect: { count: 10000, size: 256B }
              Visit:
                id: [page, at]
                attributes: { page: string, at: timestamp, kind: string }
                expect: { size: 512B }
              Note:
                id: noteId
                attributes: { noteId: ulid, shop: Shop, kind: string }
                expect: { size: 1024B }
              Tip: { id: tipId, attributes: { tipId: ulid, kind: string }, expect: { size: 1024B } }
            relationships:
              - Shop ||--o{ Note : keeps
                fanout: 40
            patterns:
              deal: { get: Deal, by: dealId }
              paidDeal: { get: Deal, by: dealId, where: paid = true }
              deals: { list: Deal, by: dealId, page: 20 }
              visit: { get: Visit, by: [page, at] }
              note: { get: Note, by: [shop, noteId] }
              tip: { get: Tip, by: tipId }
              ofShops: { list: Deal, by: shop, needs: [dealId] }
            writes:
              come: { create: Visit, rate: 1/min }
            design:
              keys:
                Shop: { PK: "SHOP#{name}", SK: SHOP }
                Deal:
                  PK: "KIND#{kind}"
                  SK: "{dealId}"
                  GSI1PK: "DEALS#{dealId:shard/2}"
                  GSI1SK: "{kind}"
                  GSI2PK: "SHOPS#{shop:shard/5}"
                  GSI2SK: "{kind}"
                Visit: { PK: "VISITS#{kind}", SK: "{page}#{at}", GSI1PK: "VISITS#{at:day}", GSI1SK: "{kind}" }
                Note: { PK: "NOTES#{shop}", SK: "{kind}#{noteId}" }
                Tip: { PK: "TIPS#{kind}", SK: "{tipId}", GSI1PK: "TIPS#{tipId:shard/2}", GSI1SK: "{kind}" }
            """);

    /** Of 10,000 a shard holds 5,000, of 256 bytes: 1,280,000, two requests, 313 blocks. One of them is wanted. */
    @Test
    void anIdOfWhichTheKeyHoldsAShard() {
        String read = "1..2.. requests, 1..2.. rounds, reads 0..5000.., returns %s, 0..1280000.. bytes:"
                + " read GSI1 0.5..156.5..";
        assertThat(SHOP.read("deal")).isEqualTo(read.formatted("0..1..1"));
        assertThat(SHOP.read("deals")).isEqualTo(read.formatted("0..1..1"));
        assertThat(SHOP.read("paidDeal")).isEqualTo(read.formatted("0..0.5..1"));
    }

    /** One a minute makes 1,440 a day, of 512 bytes: 737,280, one request, 180 blocks. */
    @Test
    void aTimeOfWhichTheKeyHoldsTheDay() {
        assertThat(SHOP.read("visit"))
                .isEqualTo("1..1.. requests, 1..1.. rounds, reads 0..1440.., returns 0..1..1, 0..737280.. bytes:"
                        + " read GSI1 0.5..90..");
    }

    /** The id stands behind a value that the caller lacks: all 40 of the shop are read, 40,960 bytes, 10 blocks. */
    @Test
    void anIdBehindWhatTheCallerLacks() {
        assertThat(SHOP.read("note"))
                .isEqualTo("1..1.. requests, 1..1.. rounds, reads 0..40.., returns 0..1..1, 0..40960.. bytes:"
                        + " read Tab 0.5..5..");
    }

    /** Nobody says how many there are: ten are reckoned with, and nothing bounds them. */
    @Test
    void aShardOfAnUnknownNumber() {
        assertThat(SHOP.read("tip"))
                .isEqualTo("1..1.. requests, 1..1.. rounds, reads 0..10.., returns 0..1..1, 0..10240.. bytes:"
                        + " read GSI1 0.5..1.5..");
    }

    /** In one of 5 shards stand the deals of 10 shops: 2,000, not the 200 of one. */
    @Test
    void aParentOfWhichTheKeyHoldsAShard() {
        assertThat(SHOP.read("ofShops")).contains("reads 0..2000..,");
    }

    @Test
    void theProofSaysWhatIsRead() {
        assertThat(bounded("deal"))
                .isEqualTo("$ about 5,000 items are read for one: 1.2 MB, more than the 1 MB of one request");
        assertThat(bounded("note")).isEqualTo("$ about 40 items are read for one: 40 KB of 1 MB");
        assertThat(bounded("tip"))
                .isEqualTo("· all that the key condition finds is read for one item, and nobody says how much that is");
    }

    private static String bounded(String pattern) {
        return Prover.prove(SHOP.analysis()).stream()
                .filter(proof -> proof.subject().equals("pattern " + pattern))
                .flatMap(proof -> proof.claims().stream())
                .filter(claim -> claim.property() == Property.BOUNDED)
                .map(claim -> claim.verdict().sign() + " " + claim.because())
                .collect(Collectors.joining("; "));
    }
}
