import type { DocumentReader, ReadOutcome } from "../document-reader.ts";
import { openPageReader } from "../open-page-reader.ts";
import { countPdfPages } from "../pdf/count-pdf-pages.ts";
import { openPdfiumOf } from "../pdf/open-pdfium.ts";
import { type ReadingEngines, readDocument } from "../read-document.ts";
import { once } from "../worker/once.ts";
import { browserPictures } from "./browser-pictures.ts";
import { openBrowserNetworks } from "./open-browser-networks.ts";
import type { LoadAsset } from "./reader-asset.ts";

/** Reads documents with the server's own stages in a worker of the browser. PDFium and the networks are loaded when a document
 *  first needs them. A reading is stopped by ending the worker; `signal` and `downscale` are not heeded,
 *  and progress includes parts of a page. */
export function openBrowserReader(load: LoadAsset, { maxPages }: { maxPages: number }): DocumentReader {
  const openPdfium = once(async () => openPdfiumOf(await WebAssembly.compile(await load("pdfium"))));
  const openPages = once(async () => openPageReader(await openBrowserNetworks(load)));
  const engines: ReadingEngines = {
    openPdfium: async () => (await openPdfium())(),
    pageReader: {
      readPage: async (image, checkpoint) => (await openPages()).readPage(image, checkpoint),
      close: endWithWorker,
    },
    pictures: browserPictures,
  };
  return {
    async read(bytes, { onProgress, picture } = {}) {
      try {
        return await readDocument(engines, bytes, {
          maxPages,
          ...(picture ? { picture } : {}),
          onPageRead() {},
          checkpoint: (pagesRead, pageCount) => onProgress?.({ pagesRead, pageCount }),
        });
      } catch (error) {
        return outcomeOfFailure(error);
      }
    },
    countPages: async (bytes) => countPdfPages(await openPdfium(), bytes),
    close: endWithWorker,
  };
}

/** A worker that is ended takes all that it has opened with it. */
async function endWithWorker(): Promise<void> {}

/** Browsers say by a RangeError, the engines by their own words, that there was no memory. */
function outcomeOfFailure(error: unknown): ReadOutcome {
  const ranOut = error instanceof RangeError || /memory|bad_alloc|allocat/i.test(String(error));
  return { outcome: ranOut ? "too-much-memory" : "damaged" };
}
