import { namesForeignCurrency } from "../typed/foreign-currency.ts";
import type { KeptBill } from "./kept-bill.ts";

/** Whether a saved bill was read in another currency than US dollars, or names one on a line: its total in dollars isn't
 *  known. */
export function isForeignBill({ isForeign, lines }: Pick<KeptBill, "isForeign" | "lines">): boolean {
  return (
    isForeign === true || lines.some(({ description }) => namesForeignCurrency(description?.value ?? ""))
  );
}

/** The same of a document's rows. A dollar sign anywhere speaks against it, since one sign is easily read as another; 'RM' is a
 *  room on American bills, more often than a ringgit. */
export function printsForeignMoney(rows: readonly { words: readonly { text: string }[] }[]): boolean {
  const texts = rows.map(({ words }) => words.map(({ text }) => text).join(" "));
  if (texts.some((text) => /\$\s?\d/.test(text))) return false;
  return texts.some((text) => namesForeignCurrency(text.replace(/\bRM\b/gi, " ")));
}
