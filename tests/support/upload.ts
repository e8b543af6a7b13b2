import { readFile } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import type { TestSite } from "./open-test-site.ts";

/** A fictional bill out of tests/fixtures/bills. */
export function billFixture(name: string): Promise<Buffer> {
  return readFile(path.join(projectRoot(), "tests/fixtures/bills", name));
}

/** A multipart form with these files in the field that the reader takes. */
export function uploadForm(...files: { bytes: Uint8Array | string; name: string }[]): FormData {
  const form = new FormData();
  for (const { bytes, name } of files) form.append("uploaded_file", new Blob([bytes as BlobPart]), name);
  return form;
}

/** Posts one file to the reader's call. */
export function postBill(
  site: TestSite,
  bytes: Uint8Array | string,
  name: string,
  init: RequestInit = {},
): Promise<Response> {
  return site.fetch("/ocr/cloud_ocr", { method: "POST", body: uploadForm({ bytes, name }), ...init });
}
