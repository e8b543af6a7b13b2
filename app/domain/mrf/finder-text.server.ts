import { wholeText } from "./whole-text.server.ts";

const UTF_16 = [
  { mark: [0xff, 0xfe], encoding: "utf-16le" },
  { mark: [0xfe, 0xff], encoding: "utf-16be" },
] as const;

/** The text of a cms-hpt.txt, which editors on Windows save as UTF-16, too. Throws `UnreadableBytesError` where it is none. */
export function finderText(bytes: Buffer): string {
  for (const { mark, encoding } of UTF_16) {
    if (bytes[0] === mark[0] && bytes[1] === mark[1]) return new TextDecoder(encoding).decode(bytes);
  }
  // Without a mark every other byte of English is zero.
  if (bytes[0] !== 0 && bytes[1] === 0) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0 && bytes[1] !== 0) return new TextDecoder("utf-16be").decode(bytes);
  return wholeText(bytes);
}
