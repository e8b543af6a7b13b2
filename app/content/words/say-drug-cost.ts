import type { DrugCostEntry } from "#app/domain/cms-files/cms-entries.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { splitElements } from "#app/domain/language/split-elements.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { wordsIn } from "./words.ts";

/** Where CMS says how the survey is made, with its files. */
const SOURCE = "https://www.medicaid.gov/medicaid/prescription-drugs/pharmacy-pricing/index.html";

/** What pharmacies paid for a unit of a drug, in words with their source; a part with an address is a link. */
export function sayDrugCost(
  language: Language,
  { dollars, unit, effectiveOn, asOf }: DrugCostEntry,
): { text: string; href: string | null }[] {
  const words = wordsIn(language).drugCosts;
  const sentences = say(language, words.paid, {
    amount: formatDollars(String(dollars) as Dollars),
    unit: words.units[unit],
    from: formatDate(language, effectiveOn),
    asOf: formatDate(language, asOf),
  });
  return splitElements(sentences).map(({ text, element }) => ({
    text,
    href: element === null ? null : SOURCE,
  }));
}
