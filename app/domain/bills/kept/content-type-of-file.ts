import type { ClaimFileType } from "#app/domain/kept/kept-document.ts";
import type { FileType } from "#app/platform/ocr/image/sniff-file-type.ts";

/** As which a kept file is sent. */
export const contentTypeOfFile: Record<FileType | ClaimFileType, string> = {
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  bmp: "image/bmp",
  tiff: "image/tiff",
  gif: "image/gif",
  pdf: "application/pdf",
  json: "application/json",
  edi: "application/edi-x12",
};
