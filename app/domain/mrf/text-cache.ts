import { decodeText } from "./decode-text.server.ts";

/** A small file has few texts, and there are thousands of them. */
const FIRST_SLOTS = 64;
const MAX_SLOTS = 4096;
const MAX_BYTES = 400;
/** Of a longer text, so many bytes here and there choose its slot. */
const TELLING_BYTES = 24;
const LAST_ASCII = 127;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * Texts of a file that come again and again: payers, methodologies, codes. The same bytes give the same string, which is
 * made once. A text that comes rarely gives way to another.
 */
export function openTextCache() {
  let texts = new Array<string | undefined>(FIRST_SLOTS);
  let madeCount = 0;

  function make(slot: number, bytes: Buffer, start: number, end: number): string {
    const text = decodeText(bytes, start, end);
    texts[slot] = text;
    madeCount += 1;
    if (madeCount > texts.length && texts.length < MAX_SLOTS) {
      texts = new Array(2 * texts.length);
      madeCount = 0;
    }
    return text;
  }

  return function textOf(bytes: Buffer, start: number, end: number): string {
    const length = end - start;
    if (length > MAX_BYTES) return decodeText(bytes, start, end);
    const step = length <= TELLING_BYTES ? 1 : Math.ceil(length / TELLING_BYTES);
    let hash = FNV_OFFSET ^ length;
    for (let i = start; i < end; i += step) hash = Math.imul(hash ^ bytes[i]!, FNV_PRIME);
    const slot = (hash ^ (hash >>> 15)) & (texts.length - 1);
    const known = texts[slot];
    if (known !== undefined && isWritten(known, bytes, start, end)) return known;
    return make(slot, bytes, start, end);
  };
}

/** Whether the bytes say an ASCII text; one beyond ASCII is never found again. */
export function isWritten(text: string, bytes: Buffer, start: number, end: number): boolean {
  if (text.length !== end - start) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code !== bytes[start + i] || code > LAST_ASCII) return false;
  }
  return true;
}
