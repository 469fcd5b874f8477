package dev.tablewright.access.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.source.SourceFile;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The cases in which one write touches more than the item that the author names. */
class WritePlannerTest {

    private static final String SHOP = """
            tablewright: 1
            application: Shop
            entities:
              Customer:
                id: username
                attributes:
                  username: string
                  org: Org
                  email: { type: string, unique: true }
                  slug: { type: string?, unique: { within: org } }
                  orders: { type: integer, default: 0 }
                  spent: { type: decimal, default: 0 }
                  points: { type: integer, default: 0 }
              Org: { id: orgId, attributes: { orgId: string, name: string, last: { type: integer, default: 0 } } }
              Order:
                id: orderId
                attributes:
                  orderId: ulid
                  customer: Customer
                  total: decimal
                  status: { enum: [OPEN, PAID, CANCELLED] }
              Ticket:
                id: [org, number]
                sequence: { number: { per: org, counter: Org.last } }
                attributes: { org: Org, number: integer }
            relationships:
              - Customer ||--o{ Order : places
                max: 40
            counts:
              Customer.orders: { of: Order, where: status != CANCELLED }
            sums:
              Customer.spent: { of: Order.total, where: status = PAID }
            writes:
            %s
            design:
              keys:
                Customer: { PK: "CUSTOMER#{username}", SK: CUSTOMER, GSI1PK: "ORG#{org}", GSI1SK: "{points:9}#{username}" }
                Org: { PK: "ORG#{orgId}", SK: ORG }
                Order: { PK: "CUSTOMER#{customer}", SK: "ORDER#{orderId}", GSI1PK: "ORDER#{status}", GSI1SK: "{total}#{orderId}" }
                Ticket: { PK: "ORG#{org}", SK: "TICKET#{number:6}" }
              guards:
                Customer.email: { PK: "EMAIL#{email}", SK: EMAIL }
                Customer.slug: { PK: "SLUG#{org}#{slug}", SK: SLUG }
            """;

    @Test
    void aChangedUniqueValueExchangesItsGuard() {
        assertThat(plan("change: { update: Customer, sets: [email] }")).isEqualTo("""
                change: 1 to 3 actions, in a transaction
                  first Get Customer  for email
                  Update Customer  PK = CUSTOMER#{username}, SK = CUSTOMER  email = {email}  if it is there and email is unchanged
                  Delete guard Customer.email  PK = EMAIL#{old email}, SK = EMAIL  only when `email` changes
                  Put guard Customer.email  PK = EMAIL#{email}, SK = EMAIL  if it is not there  only when `email` changes
                """);
    }

    @Test
    void aChangedScopeExchangesTheGuardAndTheIndexKeyWithIt() {
        assertThat(plan("move: { update: Customer, sets: [org] }")).isEqualTo("""
                move: 1 to 3 actions, in a transaction
                  first Get Customer  for org, slug
                  Update Customer  PK = CUSTOMER#{username}, SK = CUSTOMER  org = {org}, GSI1PK = ORG#{org}  if it is there and org is unchanged and slug is unchanged
                  Delete guard Customer.slug  PK = SLUG#{old org}#{slug}, SK = SLUG  only when `org` changes and `slug` was given
                  Put guard Customer.slug  PK = SLUG#{org}#{slug}, SK = SLUG  if it is not there  only when `org` changes and `slug` is given
                """);
    }

    @Test
    void aDeletionTakesTheGuardsAlongAndMustKnowThem() {
        assertThat(plan("leave: { delete: Customer, with: Order }")).isEqualTo("""
                leave: 2 to 3 actions, in a transaction
                  first Get Customer  for email, org, slug
                  Delete Customer  PK = CUSTOMER#{username}, SK = CUSTOMER  if it is there and email is unchanged and org is unchanged and slug is unchanged
                  Delete guard Customer.email  PK = EMAIL#{email}, SK = EMAIL
                  Delete guard Customer.slug  PK = SLUG#{org}#{slug}, SK = SLUG  only when `slug` was given
                  then Delete Order  found by customer in the table  at most 40
                """);
    }

    @Test
    void countsAndSumsOfOneParentAreOneUpdate() {
        assertThat(plan("place: { create: Order, adds: { Customer.points: 5 } }"))
                .isEqualTo("""
                place: 2 actions, in a transaction
                  first Get Customer  for orders, points, spent
                  Put Order  PK = CUSTOMER#{customer}, SK = ORDER#{orderId}  if it is not there
                  Update Customer  PK = CUSTOMER#{customer}, SK = CUSTOMER  orders + 1 (when status != CANCELLED), spent + {total} (when status = PAID), points + 5, GSI1SK = {customer.points:9}#{customer}  if it is there and points is unchanged
                """);
    }

    @Test
    void anUpdateThatChangesWhatIsCountedTouchesTheParent() {
        assertThat(plan("pay: { update: Order, sets: [status], when: status = OPEN }"))
                .isEqualTo("""
                pay: 1 to 2 actions, in a transaction
                  first Get Order  for total  depending on the values
                  Update Order  PK = CUSTOMER#{customer}, SK = ORDER#{orderId}  status = {status}, GSI1PK = ORDER#{status}  if it is there and status = OPEN and total is unchanged
                  Update Customer  PK = CUSTOMER#{customer}, SK = CUSTOMER  orders - 1 (when status != CANCELLED no longer holds), spent + {total} (when status = PAID holds now)  if it is there
                """);
    }

    @Test
    void withoutAConditionNobodyKnowsWhetherItWasCounted() {
        assertThat(plan("set: { update: Order, sets: [status] }")).isEqualTo("""
                set: 1 to 2 actions, in a transaction
                  first Get Order  for status, total
                  Update Order  PK = CUSTOMER#{customer}, SK = ORDER#{orderId}  status = {status}, GSI1PK = ORDER#{status}  if it is there and status is unchanged and total is unchanged
                  Update Customer  PK = CUSTOMER#{customer}, SK = CUSTOMER  orders + or - 1 (when it changes whether status != CANCELLED), spent + or - {total} (when it changes whether status = PAID)  if it is there
                """);
    }

    @Test
    void anotherAmountChangesTheSumByTheDifference() {
        assertThat(plan("correct: { update: Order, sets: [total], when: status = PAID }"))
                .isEqualTo("""
                correct: 1 to 2 actions, in a transaction
                  first Get Order  for total
                  Update Order  PK = CUSTOMER#{customer}, SK = ORDER#{orderId}  total = {total}, GSI1SK = {total}#{orderId}  if it is there and status = PAID and total is unchanged
                  Update Customer  PK = CUSTOMER#{customer}, SK = CUSTOMER  spent + ({total} - {old total})  if it is there
                """);
    }

    @Test
    void anotherParentIsAMoveOfTheItemAndOfTheCounts() {
        assertThat(plan("hand: { update: Order, sets: [customer], when: status = OPEN }"))
                .isEqualTo("""
                hand: 2 to 4 actions, in a transaction
                  first Get Order  for orderId, total, status
                  Delete Order  PK = CUSTOMER#{old customer}, SK = ORDER#{orderId}  if it is there and status = OPEN and total is unchanged
                  Put Order  PK = CUSTOMER#{customer}, SK = ORDER#{orderId}  if it is not there
                  Update Customer  PK = CUSTOMER#{old customer}, SK = CUSTOMER  orders - 1 (when `customer` changes)  if it is there
                  Update Customer  PK = CUSTOMER#{customer}, SK = CUSTOMER  orders + 1 (when `customer` changes)  if it is there
                """);
    }

    @Test
    void anAdditionToTheItemItselfIsMadeThere() {
        assertThat(plan("reward: { update: Customer, adds: { Customer.points: 1 } }"))
                .isEqualTo("""
                reward: one action
                  first Get Customer  for points
                  Update Customer  PK = CUSTOMER#{username}, SK = CUSTOMER  points + 1, GSI1SK = {points:9}#{username}  if it is there and points is unchanged
                """);
    }

    @Test
    void whatIsCountedInAParentThatIsCreatedTooBeginsThere() {
        assertThat(plan("begin: { transaction: [{ create: Org }, { create: Ticket }] }"))
                .isEqualTo("""
                begin: 2 actions, in a transaction
                  Put Org  PK = ORG#{orgId}, SK = ORG  last + 1 gives {number}  if it is not there
                  Put Ticket  PK = ORG#{org}, SK = TICKET#{number:6}  if it is not there
                  where Org is the org of Ticket
                """);
    }

    @Test
    void aCheckOfTheParentJoinsTheUpdateOfItsCounts() {
        assertThat(plan("pay: { transaction: [{ check: Customer, when: points > 3 }, { create: Order }] }"))
                .isEqualTo("""
                        pay: 2 actions, in a transaction
                          Update Customer  PK = CUSTOMER#{username}, SK = CUSTOMER  orders + 1 (when status != CANCELLED), spent + {total} (when status = PAID)  if it is there and points > 3
                          Put Order  PK = CUSTOMER#{customer}, SK = ORDER#{orderId}  if it is not there
                          where Customer is the customer of Order
                        """);
    }

    @Test
    void aPutMustReadWhatItReplaces() {
        assertThat(plan("load: { put: Order }")).isEqualTo("""
                load: 1 to 3 actions, in a transaction
                  first Get Order  for status, total
                  Put Order  PK = CUSTOMER#{customer}, SK = ORDER#{orderId}  if (it is not there or customer is unchanged) and (it is not there or status is unchanged) and (it is not there or total is unchanged)
                  Update Customer  PK = CUSTOMER#{old customer}, SK = CUSTOMER  orders - 1 (when `customer` was another and status != CANCELLED), spent - {old total} (when `customer` was another and status = PAID)  if it is there
                  Update Customer  PK = CUSTOMER#{customer}, SK = CUSTOMER  orders by what changes, spent by what changes  if it is there
                """);
    }

    /** What is there keeps the number that others keep in it. */
    @Test
    void aPutOfWhatKeepsANumberIsAnUpdateOfWhatIsThere() {
        assertThat(plan("keep: { put: Org }")).isEqualTo("""
                keep: one action
                  first Get Org  for last
                  Put or Update Org  PK = ORG#{orgId}, SK = ORG
                """);
        assertThat(plan("keep: { put: Org, when: last > 3 }")).isEqualTo("""
                keep: one action
                  Update Org  PK = ORG#{orgId}, SK = ORG  name = {name}  if it is there and last > 3
                """);
    }

    @Test
    void whatKeepsAValueUniqueEndsWithItsOwner() {
        String text = """
                tablewright: 1
                application: Sessions
                entities:
                  Session:
                    id: sessionId
                    attributes: { sessionId: ulid, token: { type: string, unique: true }, endsAt: epoch }
                    ttl: endsAt
                writes:
                  prolong: { update: Session, sets: [endsAt] }
                  renew: { update: Session, sets: [endsAt, token] }
                design:
                  keys: { Session: { PK: "SESSION#{sessionId}", SK: SESSION } }
                  guards: { Session.token: { PK: "TOKEN#{token}", SK: TOKEN } }
                """;

        assertThat(WritePlanText.render(WritePlanner.plan(model(text)))).isEqualTo("""
                prolong: 1 to 2 actions, in a transaction
                  first Get Session  for token, endsAt
                  Update Session  PK = SESSION#{sessionId}, SK = SESSION  endsAt = {endsAt}  if it is there and token is unchanged
                  Put guard Session.token  PK = TOKEN#{token}, SK = TOKEN  if (it is not there or it is its own)  only when `endsAt` changes

                renew: 1 to 3 actions, in a transaction
                  first Get Session  for token, endsAt
                  Update Session  PK = SESSION#{sessionId}, SK = SESSION  endsAt = {endsAt}, token = {token}  if it is there and token is unchanged
                  Delete guard Session.token  PK = TOKEN#{old token}, SK = TOKEN  only when `token` changes
                  Put guard Session.token  PK = TOKEN#{token}, SK = TOKEN  if (it is not there or it is its own)  only when `token` or `endsAt` change
                """);
    }

    @Test
    void twoReferencesToTheSameEntityMayMeetInOneItem() {
        String text = """
                tablewright: 1
                application: Bank
                entities:
                  Account: { id: iban, attributes: { iban: string, balance: integer } }
                  Transfer: { id: code, attributes: { code: ulid, from: Account, to: Account, cents: integer } }
                writes:
                  pay: { create: Transfer, adds: { from.balance: -cents, to.balance: cents } }
                design:
                  keys:
                    Account: { PK: "ACCOUNT#{iban}", SK: ACCOUNT }
                    Transfer: { PK: "TRANSFER#{code}", SK: TRANSFER }
                """;

        assertThat(WritePlanText.render(WritePlanner.plan(model(text)))).isEqualTo("""
                pay: 2 to 3 actions, in a transaction
                  Put Transfer  PK = TRANSFER#{code}, SK = TRANSFER  if it is not there
                  Update Account  PK = ACCOUNT#{from}, SK = ACCOUNT  balance - {cents}  if it is there
                  Update Account  PK = ACCOUNT#{to}, SK = ACCOUNT  balance + {cents}  if it is there
                  one item less if from and to are the same Account
                """);
    }

    @Test
    void whatTwoStepsCountInOneParentMayMeetThere() {
        String plan = plan("begin: { transaction: [{ create: Order }, { create: Order }] }");

        assertThat(plan).startsWith("begin: 2 to 4 actions").contains("one item less if both are of the same Customer");
    }

    @Test
    void withoutADesignThereIsNothingToPlan() {
        String text = SHOP.formatted("  place: { create: Order }");

        assertThat(WritePlanner.plan(model(text.substring(0, text.indexOf("design:")))))
                .isEmpty();
    }

    @Test
    void anEntityWithoutKeysHasNoPlace() {
        String text = SHOP.formatted("  found: { create: Org }").replaceAll("(?m)^    Org: \\{ PK.*\n", "");
        List<WritePlan> plans = WritePlanner.plan(model(text));

        assertThat(plans.get(0).actions().get(0).place()).isEmpty();
        assertThat(WritePlanText.render(plans)).isEqualTo("""
                found: one action
                  Put Org  no key  if it is not there
                """);
    }

    private static String plan(String write) {
        return WritePlanText.render(WritePlanner.plan(model(SHOP.formatted("  " + write))));
    }

    private static Model model(String text) {
        return ModelReader.read(new SourceFile("shop.yaml", text)).model().orElseThrow();
    }
}
