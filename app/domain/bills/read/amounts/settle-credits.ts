import { type PrintedValue, printedAt } from "#app/domain/reading/values/printed-at.ts";
import {
  type Credit,
  type CreditRole,
  type Credits,
  creditRoles,
  placeOf,
  takenOffCentsOf,
} from "./credit.ts";

interface SettledCredits {
  /** All that was read, a total and its parts too. */
  all: readonly Credit[];
  /** Other amounts on the bill that may be a part. */
  unread: readonly Credit[];
  /** The required reduction, in cents: the charges less what is due. */
  takenOffCents: number;
  /** What the bill may add to its charges, in cents. */
  addedCents: readonly number[];
}

/** Returns another reading of the credits that leads from the charges to the amount due, to the cent. It may
 *  count rows with equal amounts separately and add rows without a label. Null: no reading fits, or no change is
 *  needed. */
export function settleCredits(
  read: Credits,
  { all, unread, takenOffCents, addedCents }: SettledCredits,
): Credits | null {
  for (const added of addedCents) {
    const wantedCents = takenOffCents + added;
    if (takenOffCentsOf(read) === wantedCents) return null;
  }
  const each = Object.fromEntries(
    creditRoles.map((role) => [role, sumOf(all.filter((credit) => credit.role === role))]),
  ) as Credits;
  const ways = creditRoles.reduce<Credits[]>(
    (found, role) =>
      each[role] && each[role].value !== read[role]?.value
        ? found.flatMap((way) => [way, { ...way, [role]: each[role] }])
        : found,
    [read],
  );
  const more = [[], unread, ...unread.map((credit) => [credit])];
  for (const added of addedCents) {
    for (const extra of more) {
      for (const way of ways) {
        const settled = withMore(way, extra);
        if (takenOffCentsOf(settled) === takenOffCents + added) return settled;
      }
    }
  }
  return null;
}

function withMore(read: Credits, extra: readonly Credit[]): Credits {
  const more = { ...read };
  for (const role of creditRoles) more[role] = added(read[role], role, extra);
  return more;
}

function added(
  read: PrintedValue<number> | null,
  role: CreditRole,
  extra: readonly Credit[],
): PrintedValue<number> | null {
  const sum = sumOf(extra.filter((credit) => credit.role === role));
  if (!sum || !read?.value) return sum ?? read;
  const confidence = Math.min(read.confidence, sum.confidence);
  return { ...read, value: read.value + sum.value, confidence };
}

/** Each place once. */
function sumOf(credits: readonly Credit[]): PrintedValue<number> | null {
  const amounts = [...new Map(credits.map(({ amount }) => [placeOf(amount), amount])).values()];
  const [first] = amounts;
  if (!first) return null;
  const words = amounts
    .filter(({ row }) => row.pageIndex === first.row.pageIndex)
    .flatMap(({ row, start, end }) => row.words.slice(start, end));
  return printedAt(
    amounts.reduce((sum, { cents }) => sum + Math.abs(cents), 0),
    first.row,
    words,
  );
}
