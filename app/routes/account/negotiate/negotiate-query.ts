import { parseAmount } from "#app/domain/money/parse-amount.ts";
import {
  type OfferFigureName,
  offerFigures,
  type Paying,
  payings,
} from "#app/domain/negotiation/offer-figures.ts";
import type { OwnFigures } from "#app/domain/negotiation/own-figures.ts";
import { queryPage, queryText } from "#app/platform/http/query-value.ts";

export const figureParameters = {
  opening: "opening",
  target: "target",
  walkAway: "walk_away",
} as const satisfies Record<OfferFigureName, string>;

/** What the address of a negotiation says. */
export interface NegotiateQuery {
  /** Null: a bill is still to be chosen. */
  billId: string | null;
  /** "not-said": it is said that it is not known; null: nothing is said. */
  paying: Paying | "not-said" | null;
  /** As they were typed. */
  typed: Record<OfferFigureName, string>;
  own: OwnFigures;
  /** Those that are no amount. */
  problems: OfferFigureName[];
  /** Of the lines; null where it is no page's number. */
  page: number | null;
}

/** From here on it is no amount of any bill. */
const MOST_CENTS = 10_000_000_000;

export function readNegotiateQuery(query: URLSearchParams): NegotiateQuery {
  const typed = Object.fromEntries(
    offerFigures.map((name) => [name, queryText(query, figureParameters[name])]),
  ) as NegotiateQuery["typed"];
  const own: OwnFigures = {};
  const problems: OfferFigureName[] = [];
  for (const name of offerFigures) {
    if (typed[name] === "") continue;
    const cents = parseAmount(typed[name]);
    if (cents !== null && cents > 0 && cents < MOST_CENTS) own[name] = cents;
    else problems.push(name);
  }
  const pays = queryText(query, "pays");
  return {
    billId: query.get("bill"),
    paying: payings.find((known) => known === pays) ?? (query.has("pays") ? "not-said" : null),
    typed,
    own,
    problems,
    page: queryPage(query),
  };
}

/** The parameters of the same negotiation at another page of its lines. */
export function negotiateParameters({ billId, paying, typed }: NegotiateQuery, page: number) {
  const figures = offerFigures.map((name) => [figureParameters[name], typed[name] || null]);
  return {
    bill: billId,
    pays: paying === "not-said" ? null : paying,
    ...(Object.fromEntries(figures) as Record<string, string | null>),
    page: page === 1 ? null : page,
  };
}
