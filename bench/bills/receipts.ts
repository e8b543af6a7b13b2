import type { Reply } from "./post-files.ts";

interface ReceiptTruth {
  file: string;
  /** Day first: '21/08/2017', '24-11-17', '10 APR 2018'. */
  date: string;
  /** 'RM 3.90' or '73.55'. */
  total: string;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** How many real receipts were read exactly: the total to the cent, the date to the day. */
export function printReceiptMatches(truth: ReceiptTruth[], replies: Reply[]): void {
  const byFile = new Map(replies.map((reply) => [reply.file, reply]));
  const totals = truth.filter(({ file, total }) => byFile.get(file)?.total === amountOf(total));
  const dates = truth.filter(({ file, date }) => byFile.get(file)?.date === isoDate(date));
  console.log(`receipts   total exact ${share(totals, truth)}   date exact ${share(dates, truth)}`);
}

function amountOf(text: string): number {
  return Number(text.replace(/[^\d.]/g, ""));
}

function isoDate(text: string): string {
  const [day = "", month = "", year = ""] = text.split(/[^0-9A-Za-z]+/);
  const named = months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const fullYear = year.length === 2 ? `20${year}` : year;
  return [fullYear, String(named || month).padStart(2, "0"), day.padStart(2, "0")].join("-");
}

function share(part: unknown[], whole: unknown[]): string {
  return `${part.length} of ${whole.length} (${((100 * part.length) / whole.length).toFixed(1)} %)`;
}
