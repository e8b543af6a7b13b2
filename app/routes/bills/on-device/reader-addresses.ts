import { alphabet, detection, recognition } from "virtual:browser-networks";
import pdfium from "@hyzyla/pdfium/pdfium.wasm?url";
import runtime from "onnxruntime-web/ort-wasm-simd-threaded.wasm?url";
import type { ReaderAddresses } from "./read-on-device.ts";
import worker from "./reading-worker.ts?worker&url";

/** Where a browser gets what it reads bills with. */
export const readerAddresses: ReaderAddresses = {
  worker,
  assets: { runtime, detection, recognition, alphabet, pdfium },
};
