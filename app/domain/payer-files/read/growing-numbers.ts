type Numbers = Float64Array | Uint32Array;

const FIRST_LENGTH = 16;

/** A list of numbers that grows, without an object for each. */
export class GrowingNumbers<Column extends Numbers> {
  values: Column;
  length = 0;

  constructor(private readonly make: new (length: number) => Column) {
    this.values = new make(FIRST_LENGTH);
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new this.make(2 * this.length);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length++] = value;
  }

  /** The numbers from an index up to another one, without a copy. */
  slice(from: number, to: number): Column {
    return this.values.subarray(from, to) as Column;
  }

  at(index: number): number {
    return this.values[index] as number;
  }
}
