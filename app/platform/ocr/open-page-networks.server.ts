import { readFile } from "node:fs/promises";
import { readAlphabet } from "./network/ctc-decoding.ts";
import { keepClasses } from "./network/keep-classes.ts";
import { findOcrModelFiles } from "./network/ocr-model-files.server.ts";
import { openNetwork } from "./network/open-network.server.ts";
import type { PageNetworks } from "./open-page-reader.ts";

/** Opens the two networks (PP-OCRv4) from the installed models; nothing is downloaded. About 0.5 s. */
export async function openPageNetworks(): Promise<PageNetworks> {
  const { detectionPath, recognitionPath, dictionaryPath } = findOcrModelFiles();
  const alphabet = readAlphabet(await readFile(dictionaryPath, "utf8"));
  return {
    detection: await openNetwork(detectionPath),
    recognition: await openNetwork(recognitionPath, (network) => keepClasses(network, alphabet.classes)),
    alphabet,
  };
}
