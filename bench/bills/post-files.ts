import { readFile } from "node:fs/promises";
import path from "node:path";

export interface Reply {
  file: string;
  pages: number;
  seconds: number;
  statusCode: number;
  status: string;
  hospital_name: string | null;
  total: number | null;
  date: string | null;
  line_items: unknown[];
}

/** Posts the files one after another, as a browser would, and keeps each reply with the seconds it took. */
export async function postFiles(
  origin: string,
  folder: string,
  truth: { file: string; pages?: number }[],
): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (const { file, pages = 1 } of truth) {
    const form = new FormData();
    form.append("uploaded_file", new Blob([new Uint8Array(await readFile(path.join(folder, file)))]), file);
    const startedAt = performance.now();
    const response = await fetch(`${origin}/ocr/cloud_ocr`, { method: "POST", body: form });
    const body = await response.json();
    const seconds = (performance.now() - startedAt) / 1000;
    const data = body.data ?? {};
    replies.push({
      file,
      pages,
      seconds,
      statusCode: response.status,
      status: body.status,
      hospital_name: data.hospital_name ?? null,
      total: data.total_price?.total ?? null,
      date: data.date ?? null,
      line_items: data.line_items ?? [],
    });
  }
  return replies;
}
