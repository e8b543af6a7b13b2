import { Transform } from "node:stream";

/**
 * Passes a page on without NUL bytes. React 18 (facebook/react#24985) writes a page in pieces of 2,048 bytes; where a
 * character of several bytes does not fit into the rest of one, it sends that rest unwritten, as zeros, and the whole
 * character at the start of the next. The zeros are surplus, and HTML allows no NUL of any other origin.
 */
export function withoutNulBytes(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk);
    },
  });
}
