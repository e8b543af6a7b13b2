import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";

/** The path of an empty folder for the tests of a file or of a `describe`; it is removed after the last of them. */
export function folderForTests(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "fc-tests-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
