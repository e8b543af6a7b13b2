import { isJsonKey } from "./json-key.ts";

/** Thrown where a text isn't readable JSON: cut off, or with a value larger than the limit. */
export class JsonWindowError extends Error {
  /** `atByte`: where in the unpacked text. */
  constructor(
    readonly reason: "cut-off" | "value-too-large" | "not-json",
    readonly atByte: number,
  ) {
    super(`${reason} at byte ${atByte}`);
  }
}

const FIRST_BYTES = 4 * 1024 * 1024;
/** A reference with 13,000 NPIs takes 150 kB; nothing that a payer means is larger than this. */
export const MAX_VALUE_BYTES = 64 * 1024 * 1024;

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const NONE = -1;

const OTHER = 0;
const STRING = 1;
const OPENING = 2;
const CLOSING = 3;
const BETWEEN = 4;
/** What a byte outside of strings means for where a value ends. */
const KINDS = new Uint8Array(256);
KINDS[QUOTE] = STRING;
for (const opening of Buffer.from("[{")) KINDS[opening] = OPENING;
for (const closing of Buffer.from("]}")) KINDS[closing] = CLOSING;
KINDS[COMMA] = BETWEEN;

/** The keys that stand around a price in an array of negotiated rates. */
const PRICES_KEY = Buffer.from("negotiated_prices");
const OPEN_BRACE = 123;
const OPEN_BRACKET = 91;

/**
 * A window over the bytes of a JSON text that may be larger than memory. Its owner walks from value to value: `endOfValue` finds
 * where the one at `at` ends, `skipRates` skips an unneeded array at the speed of a loop over its bytes. Both follow brackets
 * outside of strings and parse nothing.
 */
export class JsonWindow {
  bytes: Buffer = Buffer.allocUnsafe(FIRST_BYTES);
  /** Where the next value, key or bracket is looked for. */
  at = 0;
  #end = 0;
  /** Bytes of the text that lie before the window. */
  #passedBytes = 0;
  #isOver = false;
  // How far the value at `at` has been followed, while its end has not come yet.
  #followedTo = NONE;
  #depth = 0;
  #quoteAt = NONE;

  readonly #chunks: AsyncIterator<Uint8Array>;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** Where the text is read, counted in its unpacked bytes. */
  place(): number {
    return this.#passedBytes + this.at;
  }

  /** Returns the next byte that isn't white space, at `at`; -1: more bytes are needed. */
  peek(): number {
    const { bytes } = this;
    const end = this.#end;
    let { at } = this;
    while (at < end) {
      const byte = bytes[at] as number;
      if (byte > 32) {
        this.at = at;
        return byte;
      }
      at += 1;
    }
    this.at = at;
    return NONE;
  }

  /** Returns the next byte that isn't white space; -1: the text is over. */
  async next(): Promise<number> {
    for (;;) {
      const byte = this.peek();
      if (byte !== NONE) return byte;
      if (!(await this.#read())) return NONE;
    }
  }

  /** Reads on where the text must go on. Throws where it is over. */
  async more(): Promise<void> {
    if (await this.#read()) return;
    this.at = this.#end;
    throw new JsonWindowError("cut-off", this.place());
  }

  /** The index behind the value at `at`; -1: more bytes are needed. */
  endOfValue(): number {
    const { bytes } = this;
    const end = this.#end;
    let at = this.#followedTo === NONE ? this.at : this.#followedTo;
    let depth = this.#depth;
    let isInString = this.#quoteAt !== NONE;
    for (;;) {
      if (isInString) {
        while (at < end) {
          const byte = bytes[at++] as number;
          if (byte === QUOTE) {
            isInString = false;
            break;
          }
          if (byte === BACKSLASH) at += 1;
        }
        if (isInString) return this.#stopAt(at, depth, at);
        if (depth === 0) return this.#found(at);
      }
      let kind = OTHER;
      while (at < end) {
        kind = KINDS[bytes[at++] as number] as number;
        if (kind !== OTHER) break;
      }
      if (kind === OTHER) return this.#stopAt(at, depth, NONE);
      if (kind === STRING) isInString = true;
      else if (kind === OPENING) depth += 1;
      else if (kind === CLOSING) {
        if (depth === 0) return this.#found(at - 1);
        depth -= 1;
        if (depth === 0) return this.#found(at);
      } else if (depth === 0) return this.#found(at - 1);
    }
  }

  /** Where the value at `at` ends, with all of it in `bytes` from `at`. */
  async value(): Promise<number> {
    for (;;) {
      const end = this.endOfValue();
      if (end !== NONE) return end;
      await this.more();
    }
  }

  /** Passes over the value at `at`, however large it is. */
  async skip(): Promise<void> {
    for (;;) {
      const end = this.endOfValue();
      if (end !== NONE) {
        this.at = end;
        return;
      }
      this.at = Math.min(this.#followedTo, this.#end); // what has been followed doesn't have to be held
      await this.more();
    }
  }

  /** Skips the array of negotiated rates at `at`; returns how many negotiated prices are in it. */
  async skipRates(): Promise<number> {
    let depth = 0;
    let priceCount = 0;
    let isInPrices = false;
    for (;;) {
      const { bytes } = this;
      const end = this.#end;
      let { at } = this;
      reading: while (at < end) {
        const byte = bytes[at] as number;
        switch (KINDS[byte]) {
          case OTHER:
          case BETWEEN:
            at += 1;
            continue;
          case STRING: {
            let behind = at + 1;
            let isClosed = false;
            while (behind < end) {
              const inside = bytes[behind++] as number;
              if (inside === QUOTE) {
                isClosed = true;
                break;
              }
              if (inside === BACKSLASH) behind += 1;
            }
            if (!isClosed) break reading; // it is looked at again when more of it is here
            if (depth === 2) isInPrices = isJsonKey(bytes, at, behind, PRICES_KEY);
            at = behind;
            continue;
          }
          case OPENING:
            if (isInPrices && depth === 3 && byte === OPEN_BRACE) priceCount += 1;
            if (depth === 0 && byte !== OPEN_BRACKET) throw new JsonWindowError("not-json", this.place());
            depth += 1;
            at += 1;
            continue;
          case CLOSING:
            depth -= 1;
            at += 1;
            if (depth === 0) {
              this.at = at;
              return priceCount;
            }
            if (depth === 2) isInPrices = false;
            continue;
        }
      }
      this.at = at;
      await this.more();
    }
  }

  #found(end: number): number {
    this.#followedTo = NONE;
    this.#quoteAt = NONE;
    this.#depth = 0;
    return end;
  }

  /** Keeps how far a value was followed. `at` may be one byte behind the end: an escaped byte is still to come. */
  #stopAt(at: number, depth: number, quoteAt: number): typeof NONE {
    this.#followedTo = at;
    this.#depth = depth;
    this.#quoteAt = quoteAt;
    return NONE;
  }

  async #read(): Promise<boolean> {
    if (this.#isOver) return false;
    const { done, value } = await this.#chunks.next();
    if (done) {
      this.#isOver = true;
      return false;
    }
    this.#makeRoom(value.length);
    this.bytes.set(value, this.#end);
    this.#end += value.length;
    return true;
  }

  #makeRoom(length: number): void {
    const held = this.#end - this.at;
    if (held + length > MAX_VALUE_BYTES) throw new JsonWindowError("value-too-large", this.place());
    const target = held + length > this.bytes.length ? Buffer.allocUnsafe(2 * (held + length)) : this.bytes;
    if (target === this.bytes && this.#end + length <= target.length) return;
    this.bytes.copy(target, 0, this.at, this.#end);
    this.bytes = target;
    this.#passedBytes += this.at;
    if (this.#followedTo !== NONE) this.#followedTo -= this.at;
    this.at = 0;
    this.#end = held;
  }
}
