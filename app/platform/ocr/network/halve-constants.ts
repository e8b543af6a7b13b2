import { integerAttribute, type Network } from "./onnx-network.ts";

/** Writes a network's larger constants with 16 bits each and a step that widens them again: half the bytes to download.
 *  The runtime widens them once, as it opens the network. */
export function halveConstants({ nodes, constants, halves }: Network): void {
  const used = new Set(nodes.flatMap(({ inputs }) => inputs));
  for (const [name, { dims, data }] of constants) {
    if (!used.has(name) || data.length < MIN_WORTHWHILE) continue;
    const halfName = `${name}.half`;
    halves.set(halfName, { dims, data: Uint16Array.from(data, halfOf) });
    constants.delete(name);
    nodes.unshift({
      type: "Cast",
      inputs: [halfName],
      outputs: [name],
      attributes: [integerAttribute("to", FLOAT)],
    });
  }
}

const MIN_WORTHWHILE = 100;
/** As ONNX numbers its element types. */
const FLOAT = 1;

const EXPONENT_BIAS_DIFFERENCE = 127 - 15;
const MAX_EXPONENT = 30;
const number = new DataView(new ArrayBuffer(Float32Array.BYTES_PER_ELEMENT));

/** The nearest number of 16 bits (IEEE 754 binary16), as its bits; too small ones are zero. Throws for one too large. */
function halfOf(value: number): number {
  number.setFloat32(0, value);
  const bits = number.getUint32(0);
  const sign = (bits >>> 16) & 0x8000;
  const rounded = (bits & 0x7fffffff) + 0x1000;
  const exponent = (rounded >>> 23) - EXPONENT_BIAS_DIFFERENCE;
  if (exponent > MAX_EXPONENT) throw new Error(`${value} has no number of 16 bits`);
  if (exponent > 0) return sign | (exponent << 10) | ((rounded >>> 13) & 0x3ff);
  return sign | Math.round(Math.abs(value) * 2 ** 24); // below 2^-14 in steps of 2^-24
}
