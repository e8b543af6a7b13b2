import { maxPdfPages } from "#app/domain/bills/upload-rules.ts";
import type { DocumentReader } from "#app/platform/ocr/document-reader.ts";
import { openBrowserReader } from "#app/platform/ocr/in-browser/open-browser-reader.ts";
import { answerReadings } from "#app/routes/bills/on-device/answer-readings.ts";

// The page's reading worker, which also sends the bench the words that it has read.

answerReadings((load) => recording(openBrowserReader(load, { maxPages: maxPdfPages })));

function recording(reader: DocumentReader): DocumentReader {
  return {
    ...reader,
    async read(bytes, options) {
      const read = await reader.read(bytes, options);
      postMessage({ type: "words", document: read.outcome === "read" ? read.document : null });
      return read;
    },
  };
}
