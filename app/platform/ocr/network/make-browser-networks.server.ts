import { readFile } from "node:fs/promises";
import { readAlphabet } from "./ctc-decoding.ts";
import { halveConstants } from "./halve-constants.ts";
import { keepClasses } from "./keep-classes.ts";
import { findOcrModelFiles } from "./ocr-model-files.server.ts";
import { changeNetwork, type Network } from "./onnx-network.ts";
import { simplifyNetwork } from "./simplify-network.ts";

/** What a browser takes to read pages: the networks as `openPageNetworks` simplifies them, in half the bytes. */
export interface BrowserNetworks {
  detection: Uint8Array;
  recognition: Uint8Array;
  /** The character of each of the recognition network's classes, a JSON array. */
  alphabet: Uint8Array;
}

/** Makes them of the installed models (PP-OCRv4). */
export async function makeBrowserNetworks(): Promise<BrowserNetworks> {
  const { detectionPath, recognitionPath, dictionaryPath } = findOcrModelFiles();
  const alphabet = readAlphabet(await readFile(dictionaryPath, "utf8"));
  return {
    detection: await makeSmall(detectionPath, () => {}),
    recognition: await makeSmall(recognitionPath, (network) => keepClasses(network, alphabet.classes)),
    alphabet: new TextEncoder().encode(JSON.stringify(alphabet.texts)),
  };
}

async function makeSmall(modelPath: string, change: (network: Network) => void): Promise<Uint8Array> {
  return changeNetwork(await readFile(modelPath), (network) => {
    simplifyNetwork(network);
    change(network);
    halveConstants(network);
  });
}
