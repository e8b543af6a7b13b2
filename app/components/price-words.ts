import { type Words, wordsIn } from "#app/content/words/words.ts";
import type { Likeness, Setting } from "#app/domain/billing-codes/comparable-key.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";

/** '$1,234.56'; an amount that nobody published or read is 'Not available'. */
export function dollarsOrNone(amount: Dollars | null): string {
  return amount === null ? "Not available" : formatDollars(amount);
}

/** What a price is: 'Discounted cash price', or the gross charge where the hospital published no cash price. */
export function priceKindName(kind: "cash" | "gross"): string {
  return kind === "cash" ? "Discounted cash price" : "Gross charge";
}

const settingNames: Record<Setting, string> = {
  inpatient: "Inpatient",
  outpatient: "Outpatient",
  both: "Inpatient or outpatient",
};

export function settingName(setting: Setting): string {
  return settingNames[setting];
}

/** What makes a price like another besides the code: 'Outpatient, facility, modifier 26'. */
export function formatConditions({ setting, billingClass, modifiers, drugUnit }: Likeness): string {
  return [
    settingName(setting),
    billingClass,
    modifiers ? `modifier ${modifiers}` : "",
    drugUnit ? `for ${drugUnit}` : "",
  ]
    .filter((word) => word !== "")
    .join(", ");
}

/** 'CPT 73721' */
export function codeName({ codeType, code }: ServiceCode): string {
  return `${codeType} ${code}`;
}

/** '1,234' */
export function formatCount(count: number): string {
  return count.toLocaleString("en-US");
}

/** A share of 0 to 1: '70.5%'. */
export function formatPercent(share: number): string {
  return share.toLocaleString("en-US", { style: "percent", maximumFractionDigits: 1 });
}

/** 'Prices 21 to 40 of 1,234' */
export function pageCaption(things: string, first: number, shown: number, total: string): string {
  return `${things} ${formatCount(first)} to ${formatCount(first + shown - 1)} of ${total}`;
}

/** A count that may go on: 'at least 1,000 prices'. */
export function atLeast(isExact: boolean, counted: string): string {
  return isExact ? counted : `at least ${counted}`;
}

/** 'Houston, TX', or the state alone where the city is not known. */
export function placeName({ city, state }: { city: string | null; state: string }): string {
  return city ? `${city}, ${state}` : state;
}

/** '0.4 miles', '12 miles'; 'about 3 miles' to a hospital whose own place is not known. `length`: 'mi' where it is short. */
export function formatMiles(
  language: Language,
  miles: number,
  { isApproximate, length = "long" }: { isApproximate: boolean; length?: keyof Words["distances"] },
): string {
  const { exact, about } = wordsIn(language).distances[length];
  if (isApproximate) return say(language, about, { count: Math.max(1, Math.round(miles)) });
  return say(language, exact, { miles: miles < 10 ? miles.toFixed(1) : Math.round(miles) });
}
