import { readFile } from "node:fs/promises";
import path from "node:path";
import { invoiceDateOf, totalChargesCentsOf } from "#app/domain/bills/bill.ts";
import { billOfWords } from "#app/domain/bills/read/bill-of-words.ts";
import { openDocumentReader } from "#app/platform/ocr/worker/open-document-reader.server.ts";

interface ReceiptTruth {
  file: string;
  /** Day first: '21/08/2017', '24-11-17', '10 APR 2018'. */
  date: string;
  /** 'RM 3.90' or '73.55'. */
  total: string;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** How many real receipts were read exactly: the total to the cent, the date to the day. They are read as words and figures,
 *  without the upload, which refuses what is no medical bill. */
export async function printReceiptMatches(folder: string, truth: ReceiptTruth[]): Promise<void> {
  const reader = openDocumentReader({ workers: 1, queueLength: 1, pageTimeoutMs: 60_000, maxPages: 1 });
  let totals = 0;
  let dates = 0;
  try {
    for (const { file, total, date } of truth) {
      const read = await reader.read(await readFile(path.join(folder, file)));
      const bill = read.outcome === "read" ? billOfWords(read.document) : null;
      if (bill && totalChargesCentsOf(bill) === centsOf(total)) totals++;
      if (bill && invoiceDateOf(bill) === isoDate(date)) dates++;
    }
  } finally {
    await reader.close();
  }
  console.log(`receipts   total exact ${share(totals, truth)}   date exact ${share(dates, truth)}`);
}

function centsOf(text: string): number {
  return Math.round(100 * Number(text.replace(/[^\d.]/g, "")));
}

function isoDate(text: string): string {
  const [day = "", month = "", year = ""] = text.split(/[^0-9A-Za-z]+/);
  const named = months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const fullYear = year.length === 2 ? `20${year}` : year;
  return [fullYear, String(named || month).padStart(2, "0"), day.padStart(2, "0")].join("-");
}

function share(part: number, whole: unknown[]): string {
  return `${part} of ${whole.length} (${((100 * part) / whole.length).toFixed(1)} %)`;
}
