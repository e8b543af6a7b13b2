import { readFile } from "node:fs/promises";
import { readAlphabet } from "./ctc-decoding.ts";
import { halveConstants } from "./halve-constants.ts";
import { keepClasses } from "./keep-classes.ts";
import { findOcrModelFiles } from "./ocr-model-files.server.ts";
import { changeNetwork, type Network } from "./onnx-network.ts";
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
