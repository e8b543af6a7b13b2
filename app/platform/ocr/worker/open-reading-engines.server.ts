import { decodeImagePage } from "../image/decode-image.server.ts";
import { encodeJpeg } from "../image/encode-jpeg.server.ts";
import { openPageNetworks } from "../open-page-networks.server.ts";
import { openPageReader } from "../open-page-reader.ts";
import type { OpenPdfium } from "../pdf/open-pdfium.ts";
import type { ReadingEngines } from "../read-document.ts";

/** What reading takes, by native code and the installed models. */
export async function openReadingEngines(openPdfium: OpenPdfium): Promise<ReadingEngines> {
  return {
    openPdfium,
    pageReader: openPageReader(await openPageNetworks()),
    pictures: { decodePage: decodeImagePage, encodeJpeg },
  };
}
