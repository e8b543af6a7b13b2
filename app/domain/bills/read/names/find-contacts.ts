import { parseUsAddress } from "#app/domain/hospitals/addresses/us-address.ts";
import { boxAround, cellsOf, overlapsAcross, type Row, textOf } from "#app/domain/reading/page/rows.ts";
import type { Contacts } from "../hospital-directory.ts";

/** More than any bill has, and than any address has words. */
const MAX_CONTACTS = 40;
const MAX_WORDS = 25;

const PHONE = /(?<![\d-])(?:1[-. ])?\(?(\d{3})\)?[-. ] ?(\d{3})[-. ](\d{4})(?![\d-])/g;

/** The phone numbers and addresses of a document, the people's on it among them. */
export function findContacts(rows: readonly Row[]): Contacts {
  const phones = new Set<string>();
  const addresses: Contacts["addresses"] = [];
  for (const [index, row] of rows.entries()) {
    for (const [, ...digits] of textOf(row.words).matchAll(PHONE)) phones.add(digits.join(""));
    for (const words of cellsOf(row)) {
      const isAddress = words.length <= MAX_WORDS && /\d{4}/.test(words.at(-1)?.text ?? "");
      if (!isAddress || addresses.length === MAX_CONTACTS) continue;
      const { zip } = parseUsAddress(textOf(words));
      if (!zip) continue;
      const above = rows.slice(Math.max(0, index - 2), index).flatMap(cellsOf);
      const box = boxAround(words);
      const lines = [...above.filter((other) => overlapsAcross(boxAround(other), box)), words];
      addresses.push({ zip: zip.slice(0, 5), text: lines.map(textOf).join(" ") });
    }
  }
  return { phones: [...phones].slice(0, MAX_CONTACTS), addresses };
}
