/** What reading in a browser needs besides the code: onnxruntime and PDFium in WebAssembly, the two networks and the alphabet
 *  of the second. */
export type ReaderAsset = "runtime" | "detection" | "recognition" | "alphabet" | "pdfium";

/** Brings one of them, when it is first needed. */
export type LoadAsset = (asset: ReaderAsset) => Promise<ArrayBuffer>;
