import { readFile } from "node:fs/promises";
import path from "node:path";

/** What is true of a file as far as this bench asks. */
export interface KnownExplanation {
  file: string;
  family: string;
  variant: string;
  pages?: number;
  is_eob: boolean;
}

/** A reply of /ocr/read_document, as the scorer takes it. */
export interface Prediction {
  file: string;
  is_eob: boolean;
  plan: string | null;
  claims: unknown[];
  seconds: number;
  statusCode: number;
}

/** Posts the files one after another and keeps each reply with the seconds it took. */
export async function postDocuments(
  origin: string,
  folder: string,
  truth: readonly KnownExplanation[],
): Promise<Prediction[]> {
  const predictions: Prediction[] = [];
  for (const { file } of truth) {
    const form = new FormData();
    form.append("uploaded_file", new Blob([new Uint8Array(await readFile(path.join(folder, file)))]), file);
    const startedAt = performance.now();
    const response = await fetch(`${origin}/ocr/read_document`, { method: "POST", body: form });
    const { kind = null, explanation = null } = await response.json();
    predictions.push({
      file,
      is_eob: kind === "explanation" || kind === "denial",
      plan: explanation?.plan ?? null,
      claims: explanation?.claims ?? [],
      seconds: (performance.now() - startedAt) / 1000,
      statusCode: response.status,
    });
  }
  return predictions;
}
