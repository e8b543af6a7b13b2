import { parseUsAddress } from "#app/domain/hospitals/addresses/us-address.ts";
import { foldCase } from "#app/domain/reading/labels/fold-text.ts";
import type { PrintedValue } from "#app/domain/reading/values/printed-at.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import { printedInBlock, type TextBlock } from "./text-blocks.ts";

/** Where to write about a bill, on one line; null: it does not say, or not surely. */
export function findBillingAddress(blocks: readonly TextBlock[]): PrintedValue<string> | null {
  for (const words of [TO_WRITE, TO_PAY]) {
    const found = blocks.flatMap((block) => addressesAfter(block, words));
    const [first, ...others] = found;
    if (first && others.every(({ value }) => keyOf(value) === keyOf(first.value))) return first;
    if (first) return null;
  }
  return null;
}

/** Questions and disputes before payments: a box for checks answers no letter. */
const TO_WRITE =
  /\b(?:write to(?: us)?(?: at)?|correspondence(?: address)?(?: to)?|(?:written |billing )?(?:inquiries|disputes?)(?: to| by mail)|disputes? (?:in writing )?to|send (?:your )?(?:letters?|disputes?|inquiries) to|mail (?:this|the) form to)\b[^\d]{0,60}/g;
const TO_PAY =
  /\b(?:remit(?: (?:your )?payments?)? to|(?:mail|send)(?: (?:your )?(?:checks?|payments?))(?: payments?)? to|(?:checks? )?payable to(?: and mail to)?|with a check to|(?:pay|payments?) by mail(?: to)?|pay to|envie el pago a|remitir (?:el )?pago a|remittance address|payment address)\b[^\d]{0,90}/g;
/** Of an address, from its street or box to its ZIP code. */
const ADDRESS = /^(?:\d{1,6}[a-z]? |p\.? ?o\.? ?box \d).{6,90}?\b[a-z]{2}\.?,? +\d{5}(?:-\d{4})?(?!\d)/;

function addressesAfter(block: TextBlock, words: RegExp): PrintedValue<string>[] {
  const folded = foldCase(block.text);
  if (folded.length !== block.text.length) return [];
  return [...folded.matchAll(words)].flatMap((match) => {
    const gap = match[0].search(/p\.? ?o\.? ?box\s*$/);
    const from = match.index + (gap >= 0 ? gap : match[0].length);
    return addressAt(block, folded, from) ?? [];
  });
}

/** Returns the address that begins at a character of a block; null where the address isn't complete. */
function addressAt(block: TextBlock, folded: string, from: number): PrintedValue<string> | null {
  const [text] = ADDRESS.exec(folded.slice(from)) ?? [];
  if (text === undefined) return null;
  const value = writeAddress(linesBetween(block, from, from + text.length));
  return value === null ? null : printedInBlock(value, block, { from, to: from + text.length });
}

/** The parts of a block's lines between two characters of its text. */
function linesBetween({ lines }: TextBlock, from: number, to: number): string[] {
  let offset = 0;
  return lines.flatMap(({ text }) => {
    const part = text.slice(Math.max(0, from - offset), Math.max(0, to - offset));
    offset += text.length + 1;
    return part.trim() === "" ? [] : [part.trim()];
  });
}

/** On one line, its parts between commas; null where it has no street, city, state and ZIP code. */
function writeAddress(lines: readonly string[]): string | null {
  const { street, city, state, zip } = parseUsAddress(lines.join("\n").replace(/ [·•|] /g, ", "));
  return street === null || city === null || state === null || zip === null
    ? null
    : lines
        .map((line) => trimEndOf(line, /[\s,;]/))
        .join(", ")
        .replace(/ [·•|] /g, ", ");
}

const keyOf = (address: string) =>
  foldCase(address)
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 20);

/** The address below a name in its block, on one line; null: none stands there. `isName` tells the line that is the name. */
export function findAddressBelow(
  blocks: readonly TextBlock[],
  isName: (line: string) => boolean,
): PrintedValue<string> | null {
  for (const block of blocks) {
    let offset = 0;
    for (const line of block.lines) {
      offset += line.text.length + 1;
      if (!isName(line.text)) continue;
      const found = addressAt(block, foldCase(block.text), offset);
      if (found) return found;
    }
  }
  return null;
}
