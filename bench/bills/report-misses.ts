import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { type Evidence, findEvidence } from "#app/domain/bills/read/find-evidence.ts";
import { lettersOf } from "#app/domain/bills/read/names/same-name.ts";
import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import { textOf } from "#app/domain/reading/page/rows.ts";
import type { Box, PageText } from "#app/platform/ocr/layout/document-text.ts";
import { openDocumentReader } from "#app/platform/ocr/worker/open-document-reader.server.ts";
import type { Reply } from "./post-files.ts";

/** What is true of a bill. */
export interface BillTruth {
  file: string;
  family: string;
  variant: string;
  is_bill: boolean;
  hospital_name: string | null;
  hospital_name_aliases: string[];
  total: number | null;
  invoice_date: string | null;
}

interface Miss {
  field: "hospital" | "total" | "date";
  wanted: string;
  read: string | null;
}

const PICTURE = { maxPages: 25, maxSidePx: 1600, quality: 0.7 };

/** Writes a page of misread values, with image crops of the right and the wrong value. "not found": the value isn't among the
 *  words read. */
export async function reportMisses(
  file: string,
  { folder, truth, replies }: { folder: string; truth: BillTruth[]; replies: Reply[] },
): Promise<void> {
  const reader = openDocumentReader({ workers: 1, queueLength: 1, pageTimeoutMs: 60_000, maxPages: 25 });
  const parts: string[] = [];
  try {
    for (const known of truth.filter(({ is_bill }) => is_bill)) {
      const misses = missesOf(
        known,
        replies.find((reply) => reply.file === known.file),
      );
      if (misses.length === 0) continue;
      const read = await reader.read(await readFile(path.join(folder, known.file)), { picture: PICTURE });
      const evidence = read.outcome === "read" ? findEvidence(layOutRows(read.document)) : null;
      const pictures = read.outcome === "read" ? read.pictures : [];
      parts.push(`<h2>${escaped(`${known.file} ${known.family} ${known.variant}`)}</h2>`);
      for (const miss of misses) parts.push(await missInHtml(miss, evidence, pictures));
    }
  } finally {
    await reader.close();
  }
  await writeFile(file, `<!doctype html><meta charset="utf-8"><title>Misses</title>${parts.join("\n")}`);
  console.log(`misses ${file}`);
}

function missesOf(known: BillTruth, reply: Reply | undefined): Miss[] {
  const names = [known.hospital_name ?? "", ...known.hospital_name_aliases].map(lettersOf);
  const read = reply?.hospital_name ?? null;
  return [
    ...(names.includes(lettersOf(read ?? "")) ? [] : [miss("hospital", known.hospital_name, read)]),
    ...(reply?.total === known.total
      ? []
      : [miss("total", known.total?.toFixed(2), reply?.total?.toFixed(2))]),
    ...(reply?.date === known.invoice_date ? [] : [miss("date", known.invoice_date, reply?.date)]),
  ];
}

function miss(
  field: Miss["field"],
  wanted: string | null | undefined,
  read: string | null | undefined,
): Miss {
  return { field, wanted: wanted ?? "none", read: read ?? null };
}

async function missInHtml({ field, wanted, read }: Miss, evidence: Evidence | null, pictures: Uint8Array[]) {
  const cut = async (value: string | null) => {
    const place = value === null || !evidence ? null : placeOf(field, value, evidence);
    return place ? `<img src="${await cropAround(place, pictures)}">` : "not found";
  };
  return `<p>${field}: <b>${escaped(wanted)}</b>, read as <b>${escaped(read ?? "none")}</b></p>
<p>wanted: ${await cut(wanted)}<br>read: ${await cut(read)}</p>`;
}

interface Place {
  box: Box;
  pageIndex: number;
  page: PageText;
}

function placeOf(field: Miss["field"], value: string, { rows, money, dates }: Evidence): Place | null {
  switch (field) {
    case "total": {
      const amount = money.allAmounts.find(({ cents }) => cents === Math.round(100 * Number(value)));
      return amount ? { ...amount.row, box: amount.box } : null;
    }
    case "date": {
      const date = [...dates.dates, ...dates.lineDates].find((one) => dates.isoOf(one) === value);
      return date ? { ...date.row, box: date.box } : null;
    }
    case "hospital":
      return rows.find(({ words }) => lettersOf(textOf(words)).includes(lettersOf(value))) ?? null;
  }
}

const MARGIN_IN_HEIGHTS = 2.5;

/** The place with its surroundings, as a data URL. */
async function cropAround({ box, pageIndex, page }: Place, pictures: Uint8Array[]): Promise<string> {
  const picture = sharp(pictures[pageIndex]);
  const { width = 1, height = 1 } = await picture.metadata();
  const scale = width / page.widthPx;
  const margin = MARGIN_IN_HEIGHTS * (box.bottom - box.top);
  const top = Math.max(0, Math.floor((box.top - margin) * scale));
  const bottom = Math.min(height, Math.ceil((box.bottom + margin) * scale));
  const crop = await picture
    .extract({ left: 0, top, width, height: Math.max(1, bottom - top) })
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${crop.toString("base64")}`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
