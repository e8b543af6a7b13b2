import { countPdfPageMarkers } from "#app/domain/bills/pdf-page-markers.ts";
import type { UploadRefusal } from "#app/domain/bills/upload-refusal.ts";
import {
  downscaleLimits,
  downscaleQuality,
  maxPdfBytes,
  maxPdfPages,
} from "#app/domain/bills/upload-rules.ts";
import { extensionOf } from "#app/ui/file-drop/file-rules.ts";
import { readTiff } from "./read-tiff.ts";

/** What is wrong inside a chosen PDF, as far as a browser can tell; null when it may be sent. */
export async function checkChosenFile(file: File): Promise<UploadRefusal | null> {
  if (extensionOf(file.name) !== "pdf") return null;
  if (file.size > maxPdfBytes) return { reason: "pdf-too-large" };
  const bytes = await file.arrayBuffer().catch(() => null);
  const pageCount = bytes && countPdfPageMarkers(new Uint8Array(bytes));
  if (pageCount === null) return { reason: "unreadable-pdf" };
  return pageCount > maxPdfPages ? { reason: "too-many-pages", pageCount } : null;
}

export type PreparedFile =
  | { outcome: "prepared"; file: Blob }
  | { outcome: "damaged-image" }
  | { outcome: "unreadable-file" };

/** Makes a large photo smaller, as a JPEG, so that it travels fast on a slow connection; the file itself when it is
 *  small, no photo, one of several pages or would not shrink by a tenth. `tiffWorker`: the address of what decodes TIFFs. */
export async function prepareFile(file: File, tiffWorker: string): Promise<PreparedFile> {
  const extension = extensionOf(file.name);
  if (extension === "pdf" || file.size < downscaleLimits.triggerBytes) return { outcome: "prepared", file };
  const readable = await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => null);
  if (!readable) return { outcome: "unreadable-file" };
  if (extension === "tif" || extension === "tiff") {
    const picture = await readTiff(file, tiffWorker).catch(() => null);
    return { outcome: "prepared", file: picture ? await shrink(picture, file) : file };
  }
  const image = await decode(file).catch(() => null);
  return image ? { outcome: "prepared", file: await shrink(image, file) } : { outcome: "damaged-image" };
}

async function shrink(image: HTMLImageElement | HTMLCanvasElement, file: File): Promise<Blob> {
  const { width, height } =
    image instanceof HTMLImageElement ? { width: image.naturalWidth, height: image.naturalHeight } : image;
  const scale = Math.min(1, downscaleLimits.maxSidePx / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d");
  if (!context) return file;
  context.fillStyle = "#fff"; // JPEG has no transparency
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const smaller = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", downscaleQuality(file.size));
  });
  return smaller && smaller.size < file.size * downscaleLimits.keepBelowRatio ? smaller : file;
}

/** The picture upright: browsers apply the EXIF orientation when they draw an image element. */
async function decode(file: File): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}
