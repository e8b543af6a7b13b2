import { maxPdfPages } from "#app/domain/bills/upload-rules.ts";
import { openBrowserReader } from "#app/platform/ocr/in-browser/open-browser-reader.ts";
import { answerReadings } from "./answer-readings.ts";

// Reads one bill in a worker of the browser, by the stages that the server reads by. Its policy lets it reach no network.

answerReadings((load) => openBrowserReader(load, { maxPages: maxPdfPages }));
