import { readFile } from "node:fs/promises";
import { readAlphabet } from "./ctc-decoding.ts";
import { halveConstants } from "./halve-constants.ts";
import { findOcrModelFiles } from "./ocr-model-files.server.ts";
import { changeNetwork, type Network, type NetworkTensor } from "./onnx-network.ts";
import { simplifyNetwork } from "./simplify-network.ts";

/** What pages are read by. */
export interface NetworkFiles {
  detection: Uint8Array;
  recognition: Uint8Array;
  /** The character of each of the recognition network's classes, a JSON array. */
  alphabet: Uint8Array;
}

/** Makes them of the installed models (PP-OCRv4), simplified; nothing is downloaded. `isHalved`: in half the bytes, for browsers. */
export async function makeNetworks({ isHalved }: { isHalved: boolean }): Promise<NetworkFiles> {
  const { detectionPath, recognitionPath, dictionaryPath } = findOcrModelFiles();
  const alphabet = readAlphabet(await readFile(dictionaryPath, "utf8"));
  const make = async (modelPath: string, change: (network: Network) => void) =>
    changeNetwork(await readFile(modelPath), (network) => {
      simplifyNetwork(network);
      change(network);
      if (isHalved) halveConstants(network);
    });
  return {
    detection: await make(detectionPath, () => {}),
    recognition: await make(recognitionPath, (network) => keepClasses(network, alphabet.classes)),
    alphabet: new TextEncoder().encode(JSON.stringify(alphabet.texts)),
  };
}

function keepColumns({ dims, data }: NetworkTensor, columns: number[]): NetworkTensor {
  const width = dims.at(-1);
  if (width === undefined) throw new Error("A single number has no columns.");
  const rowCount = data.length / width;
  const kept = new Float32Array(rowCount * columns.length);
  for (let row = 0; row < rowCount; row++) {
    for (const [to, from] of columns.entries())
      kept[row * columns.length + to] = data[row * width + from] ?? 0;
  }
  return { dims: [...dims.slice(0, -1), columns.length], data: kept };
}

/** Cuts the last layer of a classifying network down to some of its classes, in the order given: the others are
 *  neither computed nor take their share of the probability. */
function keepClasses({ nodes, constants }: Network, classes: number[]): void {
  const [product, sum] = nodes.slice(-3);
  for (const name of [product?.inputs[1], sum?.inputs[1]]) {
    const numbers = name === undefined ? undefined : constants.get(name);
    if (name === undefined || !numbers) throw new Error("The network does not end with weights and a bias.");
    constants.set(name, keepColumns(numbers, classes));
  }
}
