import type { DocumentText } from "#app/platform/ocr/layout/document-text.ts";
import { layOutRows } from "../page/lay-out-rows.ts";
import type { Row } from "../page/rows.ts";
import { rowsInEnglish } from "./rows-in-english.ts";

/** The rows of a document as the readers take them: with the labels of a paper in Spanish in English. */
export const readableRows = (document: DocumentText): Row[] => rowsInEnglish(layOutRows(document));
