const FIRST_BYTES = 256;
const SEVEN_BITS = 128;

/** Writes whole numbers from 0 to 2⁵³ − 1 in as few bytes as they need, and texts. */
export class NumberPacker {
  #bytes = Buffer.allocUnsafe(FIRST_BYTES);
  #length = 0;

  number(value: number): void {
    this.#reserve(8);
    let rest = value;
    while (rest >= SEVEN_BITS) {
      this.#bytes[this.#length++] = (rest % SEVEN_BITS) + SEVEN_BITS;
      rest = Math.floor(rest / SEVEN_BITS);
    }
    this.#bytes[this.#length++] = rest;
  }

  text(text: string): void {
    const byteLength = Buffer.byteLength(text);
    this.number(byteLength);
    this.#reserve(byteLength);
    this.#length += this.#bytes.write(text, this.#length);
  }

  /** How many numbers follow, then the numbers, each at least as large as the one before, by their differences. */
  ascending(values: ArrayLike<number>): void {
    this.number(values.length);
    let before = 0;
    for (let index = 0; index < values.length; index++) {
      const value = values[index] as number;
      this.number(value - before);
      before = value;
    }
  }

  /** Numbers, each larger than the one before, by their differences; numbers that follow one another as one run. */
  ascendingRuns(values: ArrayLike<number>): void {
    let runCount = 0;
    for (let index = 0; index < values.length; index = endOfRun(values, index)) runCount += 1;
    this.number(runCount);
    let next = 0;
    for (let index = 0; index < values.length; ) {
      const first = values[index] as number;
      const end = endOfRun(values, index);
      const length = end - index;
      this.number(2 * (first - next) + (length > 1 ? 1 : 0));
      if (length > 1) this.number(length);
      next = first + length;
      index = end;
    }
  }

  byteLength(): number {
    return this.#length;
  }

  /** Returns the bytes so far; the next ones are written from the start. */
  take(): Buffer {
    const taken = Buffer.from(this.#bytes.subarray(0, this.#length));
    this.#length = 0;
    return taken;
  }

  #reserve(byteLength: number): void {
    if (this.#length + byteLength <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(2 * (this.#length + byteLength));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}

/** Reads what a `NumberPacker` wrote. */
export class NumberReader {
  #at = 0;

  constructor(private readonly bytes: Buffer) {}

  isAtEnd(): boolean {
    return this.#at >= this.bytes.length;
  }

  number(): number {
    const { bytes } = this;
    let byte = bytes[this.#at++] as number;
    if (byte < SEVEN_BITS) return byte;
    let value = byte - SEVEN_BITS;
    let factor = SEVEN_BITS;
    for (;;) {
      byte = bytes[this.#at++] as number;
      if (byte < SEVEN_BITS) return value + byte * factor;
      value += (byte - SEVEN_BITS) * factor;
      factor *= SEVEN_BITS;
    }
  }

  ascendingRuns(): number[] {
    const values: number[] = [];
    let next = 0;
    for (let runs = this.number(); runs > 0; runs--) {
      const written = this.number();
      next += Math.floor(written / 2);
      for (let rest = written % 2 === 1 ? this.number() : 1; rest > 0; rest--) values.push(next++);
    }
    return values;
  }

  text(): string {
    const byteLength = this.number();
    const text = this.bytes.toString("utf8", this.#at, this.#at + byteLength);
    this.#at += byteLength;
    return text;
  }
}

function endOfRun(values: ArrayLike<number>, from: number): number {
  let end = from + 1;
  while (end < values.length && values[end] === (values[end - 1] as number) + 1) end += 1;
  return end;
}
