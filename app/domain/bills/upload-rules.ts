/** What may be uploaded as a bill, in browser and server alike (specification, sections 5 and 9). Sizes are decimal. */
export const acceptedExtensions = ["jpeg", "jpg", "png", "webp", "bmp", "tiff", "tif", "pdf"];
/** Of a plan's files of claims, where these are taken: FHIR and X12 835. */
export const claimExtensions = ["json", "ndjson", "835", "edi", "x12", "txt"];
export const maxPdfBytes = 20_000_000;
export const maxPdfPages = 25;
/** The specification sets no separate limit for images; beyond this a body is cut off while it streams. */
export const maxFileBytes = 50_000_000;

/** Large photos are made smaller before they are read: at most `maxSidePx` wide and high, as JPEG, and only when
 *  that saves more than a tenth. */
export const downscaleLimits = { triggerBytes: 1_000_000, maxSidePx: 1600, keepBelowRatio: 0.9 };

/** The JPEG quality, 0 to 1, for an image of this size. */
export function downscaleQuality(sizeBytes: number): number {
  if (sizeBytes > 10_000_000) return 0.6;
  return sizeBytes > 5_000_000 ? 0.7 : 0.8;
}
