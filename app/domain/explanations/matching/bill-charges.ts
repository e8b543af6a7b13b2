import type { ExplainedClaim } from "../explanation.ts";
import { keysOfItem, keysToAsk, openFreeItems } from "./free-items.ts";
import type { MatchableBill } from "./matchable-bill.ts";

/** The charges of a bill, to be looked for in one claim after the other. */
export interface BillCharges {
  /** Credits are left out. */
  count: number;
  sumCents: number;
  /** How many charges the claim has with the same amount, and how many more with another one for the same code. */
  findIn(claim: Pick<ExplainedClaim, "lines">): { whole: number; byCode: number };
}

/** Walks a bill's lines once, for the first claim with lines; each claim then costs what it has in common with them. */
export function openBillCharges(lines: MatchableBill["lines"]): BillCharges {
  const charges = lines.filter(({ amountCents }) => amountCents > 0);
  const openAll = () => ({
    ofAmount: openPlaces(
      charges.map(({ amountCents, serviceDate, code }) =>
        keysOfItem(String(amountCents), [serviceDate, code]),
      ),
    ),
    ofCode: openPlaces(
      charges.map(({ serviceDate, code }) => (code === null ? [] : keysOfItem(code, [serviceDate]))),
    ),
  });
  let places: ReturnType<typeof openAll> | null = null;
  const among = (found: readonly number[]) => found.flatMap((place) => charges[place] ?? []);
  return {
    count: charges.length,
    sumCents: charges.reduce((sum, { amountCents }) => sum + amountCents, 0),
    findIn(claim) {
      if (claim.lines.length === 0) return { whole: 0, byCode: 0 };
      places ??= openAll();
      const { ofAmount, ofCode } = places;
      const explained = claim.lines.map(({ serviceCode, serviceDate, amounts }) => ({
        code: serviceCode?.value.code ?? null,
        day: serviceDate?.value ?? null,
        billedCents: amounts.billed?.value ?? null,
      }));
      const alike = openFreeItems(explained, ({ billedCents, day, code }) =>
        keysOfItem(String(billedCents), [day, code]),
      );
      const alikeKeys = explained.map(({ billedCents, day, code }) =>
        keysToAsk(String(billedCents), [day, code]),
      );
      const whole = among(ofAmount(alikeKeys, explained.length)).filter(
        ({ amountCents, serviceDate, code }) =>
          alike.take(keysToAsk(String(amountCents), [serviceDate, code])),
      );
      const others = alike.rest().filter(({ code }) => code !== null);
      const free = openFreeItems(others, ({ code, day }) => keysOfItem(String(code), [day]));
      const otherKeys = others.map(({ code, day }) => keysToAsk(String(code), [day]));
      const byCode = among(ofCode(otherKeys, explained.length)).filter(({ amountCents, serviceDate, code }) =>
        free.take(keysToAsk(String(code), [serviceDate]), {
          name: String(amountCents),
          has: ({ billedCents }) => billedCents === amountCents,
        }),
      );
      return { whole: whole.length, byCode: byCode.length };
    },
  };
}

/**
 * Finds, in their order, the places of the charges that may take one of a claim's lines. Of those that one line is asked for, the
 * first `maxPlaces` are enough, as many as the claim has lines: each of them takes a line, has that amount itself and took one
 * before, or the line is taken.
 */
function openPlaces(keysOfCharges: readonly (readonly string[])[]) {
  const placesOf = new Map<string, number[]>();
  for (const [place, keys] of keysOfCharges.entries()) {
    for (const key of keys) {
      const places = placesOf.get(key);
      if (places) places.push(place);
      else placesOf.set(key, [place]);
    }
  }
  return (keysOfLines: readonly (readonly string[])[], maxPlaces: number): number[] => {
    const keys = new Set(keysOfLines.flat());
    const found = new Set<number>();
    for (const key of keys) {
      for (const place of (placesOf.get(key) ?? []).slice(0, maxPlaces)) found.add(place);
    }
    return [...found].sort((a, b) => a - b);
  };
}
