import { parse } from "lossless-json";

/** A JSON number of more digits than a double keeps, as written. */
export class LongNumber {
  readonly written: string;
  constructor(written: string) {
    this.written = written;
  }
  toJSON(): string {
    return this.written;
  }
}

/** Up to 15 digits a double gives back what was written. */
const SAFE_DIGITS = 15;
const MAY_BE_LONG = /[\d.]{16}/;

/** What JSON.parse gives, with a `LongNumber` for each number that it would round. Throws where the text is not JSON. */
export function parseJsonValue(text: string): unknown {
  if (!MAY_BE_LONG.test(text)) return JSON.parse(text);
  return parse(text, undefined, { parseNumber, onDuplicateKey: ({ newValue }) => newValue });
}

function parseNumber(written: string): number | LongNumber {
  const digits = written.replace(/e.*$/is, "").replace(/[-.]/g, "");
  return digits.length > SAFE_DIGITS ? new LongNumber(written) : Number(written);
}
