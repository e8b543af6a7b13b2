import { parseAmount } from "#app/domain/money/parse-amount.ts";
import type { OfferFigureName } from "#app/domain/negotiation/offer-figures.ts";
import type { OwnFigures } from "#app/domain/negotiation/own-figures.ts";
import { type PaymentMethod, payings } from "#app/domain/negotiation/payment-method.ts";
import { queryPage, queryText } from "#app/platform/http/addresses/query-value.ts";

/** An amount that can be typed: a person's own figure, or the price that the bill prints for paying at once. */
export type NegotiateAmount = OfferFigureName | "printed";

export const amountParameters = {
  printed: "printed",
  opening: "opening",
  target: "target",
  walkAway: "walk_away",
} as const satisfies Record<NegotiateAmount, string>;

const amountNames = Object.keys(amountParameters) as NegotiateAmount[];

/** What the address of a negotiation says. */
export interface NegotiateQuery {
  /** Null: a bill is still to be chosen. */
  billId: string | null;
  /** "not-said": it is said that it is not known; null: nothing is said. */
  paying: PaymentMethod | "not-said" | null;
  /** As they were typed. */
  typed: Record<NegotiateAmount, string>;
  own: OwnFigures;
  /** In cents, of the bill; null: none was typed. */
  printedOfferCents: number | null;
  /** Texts that aren't amounts. */
  problems: NegotiateAmount[];
  /** The page of the lines; null if it isn't a page number. */
  page: number | null;
}

/** No bill has an amount this large. */
const MAX_CENTS = 10_000_000_000;

export function readNegotiateQuery(query: URLSearchParams): NegotiateQuery {
  const typed = Object.fromEntries(
    amountNames.map((name) => [name, queryText(query, amountParameters[name])]),
  ) as NegotiateQuery["typed"];
  const read: Partial<Record<NegotiateAmount, number>> = {};
  const problems: NegotiateAmount[] = [];
  for (const name of amountNames) {
    if (typed[name] === "") continue;
    const cents = parseAmount(typed[name]);
    if (cents !== null && cents > 0 && cents < MAX_CENTS) read[name] = cents;
    else problems.push(name);
  }
  const pays = queryText(query, "pays");
  const { printed: printedOfferCents = null, ...own } = read;
  return {
    billId: query.get("bill"),
    paying: payings.find((known) => known === pays) ?? (query.has("pays") ? "not-said" : null),
    typed,
    own,
    printedOfferCents,
    problems,
    page: queryPage(query),
  };
}

/** The parameters of the same negotiation at another page of its lines. */
export function negotiateParameters({ billId, paying, typed }: NegotiateQuery, page: number) {
  const amounts = amountNames.map((name) => [amountParameters[name], typed[name] || null]);
  return {
    bill: billId,
    pays: paying === "not-said" ? null : paying,
    ...(Object.fromEntries(amounts) as Record<string, string | null>),
    page: page === 1 ? null : page,
  };
}
