/** What may be uploaded as a bill, in browser and server alike (specification, sections 5 and 9). Sizes are decimal. */
export const acceptedExtensions = ["jpeg", "jpg", "png", "webp", "bmp", "tiff", "tif", "pdf"];
export const maxPdfBytes = 20_000_000;
export const maxPdfPages = 25;
/** Images have no limit of their own in the specification; beyond this a body is cut off while it streams. */
export const maxFileBytes = 50_000_000;

/** Large photos are made smaller before they are read: at most `maxSidePx` wide and high, as JPEG, and only when
 *  that saves more than a tenth. */
export const downscaleLimits = { triggerBytes: 1_000_000, maxSidePx: 1600, keepBelowRatio: 0.9 };

/** The JPEG quality, 0 to 1, for an image of this size. */
export function downscaleQuality(sizeBytes: number): number {
  if (sizeBytes > 10_000_000) return 0.6;
  return sizeBytes > 5_000_000 ? 0.7 : 0.8;
}

/** What a person is told when an upload cannot be taken. The wording is the specification's wherever it has one. */
export const uploadMessages = {
  missingFile: "Please choose a file to upload.",
  oneFileOnly: "Please upload only one file at a time.",
  invalidType: "Invalid file type. Please upload a supported format: JPG, JPEG, PNG, BMP, TIFF, WebP, or PDF",
  unsupportedType: "Unsupported file type. Please upload a valid image (JPG, PNG, BMP, TIFF, GIF, WEBP).",
  emptyFile: "This file is empty. Please choose the bill again.",
  pdfTooLarge: "File too large. Please upload a PDF smaller than 20 MB",
  fileTooLarge: "File too large. Please upload a PDF smaller than 20 MB or an image smaller than 50 MB",
  tooManyPages: (found: number) =>
    `Too many pages. Please upload a PDF with no more than ${maxPdfPages} pages (found ${found})`,
  unreadablePdf: "Failed to validate PDF. Please try again.",
  lockedPdf: "This PDF is locked with a password. Please save a copy without the password and upload that.",
  noBillData: "No bill data found. Try uploading a clearer image.",
  failed: "Upload failed",
  failedTryAnother: "Upload failed. Please try again with a smaller file or different format.",
  unknownError: "Unknown error occurred",
  imageLoading: "Image loading error",
  fileReading: "File reading error",
  readingOver: "This reading has ended. Please upload the bill again.",
  busy: (seconds: number) =>
    `We are reading as many bills as we can right now. Please try again in ${seconds} seconds.`,
} as const;
