import { namesForeignCurrency } from "../typed/foreign-currency.ts";
import type { KeptBill } from "./kept-bill.ts";

/** Whether a kept bill was read in, or names on one of its lines, another currency than US dollars: what it asks for in
 *  dollars nobody can tell. */
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
