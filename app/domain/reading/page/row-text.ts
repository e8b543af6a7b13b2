import { foldCase } from "../labels/fold-text.ts";
import { type Row, textOf } from "./rows.ts";

/** A printed line in lower case, without accents, apostrophes straight, one space between words. */
export function foldedTextOf(row: Row): string {
  return foldCase(textOf(row.words))
    .replace(/[’`´]/g, "'")
    .replace(/\s+/g, " ")
    .replace(/ ([:;,.])(?= |$)/g, "$1");
}
