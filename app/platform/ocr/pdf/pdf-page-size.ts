import { pageScale } from "../image/pixel-limits.ts";
import type { Pdfium } from "./open-pdfium.ts";

const POINTS_PER_INCH = 72;
const DOTS_PER_INCH = 200;

/** The size in which a page is read: 200 dpi, or less for a page as large as a plan.
 *  A page of 200 × 200 inches at full scale would need 1.6 GB. */
export function pdfPageSize(pdfium: Pdfium, page: number): { widthPx: number; heightPx: number } {
  const widthPoints = pdfium._FPDF_GetPageWidth(page);
  const heightPoints = pdfium._FPDF_GetPageHeight(page);
  if (!(widthPoints > 0 && heightPoints > 0)) throw new Error("a PDF page has no size");
  const scale = pageScale(widthPoints, heightPoints, DOTS_PER_INCH / POINTS_PER_INCH);
  return {
    widthPx: Math.max(1, Math.round(widthPoints * scale)),
    heightPx: Math.max(1, Math.round(heightPoints * scale)),
  };
}
