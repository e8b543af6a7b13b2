import { readFile } from "node:fs/promises";
import path from "node:path";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import type { DocumentText } from "#app/platform/ocr/layout/document-text.ts";
import { checkManifest } from "./manifest.ts";
import { readWords } from "./read-words.ts";

/** A document with what is true of it. Null = not printed. */
export interface KnownDocument {
  family: string;
  file: string;
  words: DocumentText;
  hospitalNames: string[];
  totalCents: number | null;
  /** Undefined: not said. */
  dueCents: number | null | undefined;
  /** ISO days. `statementDate` undefined: not said. */
  invoiceDate: string | null;
  statementDate: string | null | undefined;
}

interface CorpusTruth {
  file: string;
  family: string;
  is_bill: boolean;
  hospital_name: string | null;
  hospital_name_aliases: string[];
  total: number | null;
  amount_due: number | null;
  invoice_date: string | null;
  dates_printed: { statement: string | null };
}

interface PrintedTruth {
  name: string;
  hospital: string | null;
  totalCents: number | null;
  date: string | null;
  dueCents: number | null;
}

const cents = (dollars: number | null) => (dollars === null ? null : Math.round(dollars * 100));

/** The bills of a folder with truth.json, read by our reader; their words are kept in `wordsFolder`, since reading takes longer
 *  than all the rest. */
export async function readCorpus(folder: string, wordsFolder: string): Promise<KnownDocument[]> {
  await checkManifest(folder);
  const truth: CorpusTruth[] = JSON.parse(await readFile(path.join(folder, "truth.json"), "utf8"));
  const bills = truth.filter(({ is_bill }) => is_bill);
  const words = await readWords(folder, bills, wordsFolder);
  return bills.flatMap((known, index) => {
    const document = words[index];
    if (!document) return [];
    return {
      family: known.family,
      file: known.file,
      words: document,
      hospitalNames: [known.hospital_name ?? "", ...known.hospital_name_aliases].filter(Boolean),
      totalCents: cents(known.total),
      dueCents: cents(known.amount_due),
      invoiceDate: known.invoice_date,
      statementDate: known.dates_printed.statement,
    };
  });
}

/** The layouts that are typed as text among the tests' fixtures: each is a separate family. */
export async function readPrinted(folder: string): Promise<KnownDocument[]> {
  const truth: PrintedTruth[] = JSON.parse(await readFile(path.join(folder, "truth.json"), "utf8"));
  const bills = truth.filter(({ hospital, totalCents }) => hospital !== null || totalCents !== null);
  return Promise.all(
    bills.map(async ({ name, hospital, totalCents, date, dueCents }) => {
      const pages = (await readFile(path.join(folder, `${name}.txt`), "utf8")).split("\f");
      return {
        family: name,
        file: `${name}.txt`,
        words: printDocument(...pages),
        hospitalNames: hospital === null ? [] : [hospital],
        totalCents,
        dueCents,
        invoiceDate: date,
        statementDate: undefined,
      };
    }),
  );
}
