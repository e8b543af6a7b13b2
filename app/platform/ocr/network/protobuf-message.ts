/** A field of a message in protobuf's wire format; `value` is a number (wire type 0) or bytes (all others). */
export interface Field {
  number: number;
  value: bigint | Uint8Array;
  wireType: number;
}

const VARINT = 0;
const FIXED_64 = 1;
const BYTES = 2;
const FIXED_32 = 5;

/** The fields of a message in their order; nested messages are bytes. They are views, not copies. Throws for what is
 *  no message. */
export function readMessage(bytes: Uint8Array): Field[] {
  const fields: Field[] = [];
  let offset = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[offset++];
      if (byte === undefined) throw new Error("a protobuf message is cut off");
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const take = (length: number) => {
    if (offset + length > bytes.length) throw new Error("a protobuf message is cut off");
    offset += length;
    return bytes.subarray(offset - length, offset);
  };
  while (offset < bytes.length) {
    const tag = Number(varint());
    const [number, wireType] = [tag >>> 3, tag & 7];
    if (wireType === VARINT) fields.push({ number, wireType, value: varint() });
    else if (wireType === BYTES) fields.push({ number, wireType, value: take(Number(varint())) });
    else if (wireType === FIXED_32) fields.push({ number, wireType, value: take(4) });
    else if (wireType === FIXED_64) fields.push({ number, wireType, value: take(8) });
    else throw new Error(`protobuf wire type ${wireType} is not known`);
  }
  return fields;
}

export function writeMessage(fields: Field[]): Uint8Array {
  const parts: Uint8Array[] = [];
  for (const { number, wireType, value } of fields) {
    parts.push(varintBytes(BigInt(number * 8 + wireType)));
    if (typeof value === "bigint") parts.push(varintBytes(value));
    else if (wireType === BYTES) parts.push(varintBytes(BigInt(value.length)), value);
    else parts.push(value);
  }
  return Buffer.concat(parts);
}

function varintBytes(value: bigint): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80n; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80);
  bytes.push(Number(rest));
  return Uint8Array.from(bytes);
}

export function integerField(number: number, value: number): Field {
  return { number, wireType: VARINT, value: BigInt(value) };
}

export function bytesField(number: number, value: Uint8Array): Field {
  return { number, wireType: BYTES, value };
}

export function textField(number: number, text: string): Field {
  return bytesField(number, new TextEncoder().encode(text));
}

export function messageField(number: number, fields: Field[]): Field {
  return bytesField(number, writeMessage(fields));
}

export function floatField(number: number, value: number): Field {
  return { number, wireType: FIXED_32, value: new Uint8Array(Float32Array.of(value).buffer) };
}

export function textsOf(fields: Field[], number: number): string[] {
  return bytesOf(fields, number).map((bytes) => new TextDecoder().decode(bytes));
}

export function bytesOf(fields: Field[], number: number): Uint8Array[] {
  return fields.flatMap((field) =>
    field.number === number && typeof field.value !== "bigint" ? [field.value] : [],
  );
}

/** The numbers of a repeated field, whether they are packed or not. */
export function integersOf(fields: Field[], number: number): number[] {
  return fields.flatMap((field) => {
    if (field.number !== number) return [];
    return typeof field.value === "bigint" ? [Number(field.value)] : unpack(field.value);
  });
}

function unpack(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  let [value, factor] = [0, 1];
  for (const byte of bytes) {
    value += (byte & 0x7f) * factor;
    factor *= 128;
    if (byte >= 0x80) continue;
    numbers.push(value);
    [value, factor] = [0, 1];
  }
  return numbers;
}
