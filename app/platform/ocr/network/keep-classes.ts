import type { Network, NetworkTensor } from "./onnx-network.ts";

/** Cuts the last layer of a network that tells classes apart down to some of them, in the order given: the others are
 *  neither computed nor take their share of the probability. */
export function keepClasses({ nodes, constants }: Network, classes: number[]): void {
  const [product, sum] = nodes.slice(-3);
  for (const name of [product?.inputs[1], sum?.inputs[1]]) {
    const numbers = name === undefined ? undefined : constants.get(name);
    if (name === undefined || !numbers) throw new Error("The network does not end with weights and a bias.");
    constants.set(name, keepColumns(numbers, classes));
  }
}

function keepColumns({ dims, data }: NetworkTensor, columns: number[]): NetworkTensor {
  const width = dims.at(-1);
  if (width === undefined) throw new Error("A single number has no columns.");
  const rowCount = data.length / width;
  const kept = new Float32Array(rowCount * columns.length);
  for (let row = 0; row < rowCount; row++) {
    for (const [to, from] of columns.entries()) kept[row * columns.length + to] = data[row * width + from]!;
  }
  return { dims: [...dims.slice(0, -1), columns.length], data: kept };
}
