import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { openDocumentReader } from "#app/platform/ocr/worker/open-document-reader.server.ts";
import { type RecordedReading, recordedPicture, recordingFile } from "./recorded-reader.ts";
import { billFixture } from "./upload.ts";

// npx tsx tests/support/record-readings.ts: reads the bills of the fixtures again, for tests that are about something else.
// To be run after a change of the reader, when recorded-readings.test.ts says so.

const folder = path.join(projectRoot(), "tests/fixtures/readings");
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
const reader = openDocumentReader({ workers: 1, queueLength: 1, pageTimeoutMs: 120_000, maxPages: 25 });
const bills = await readdir(path.join(projectRoot(), "tests/fixtures/bills"), { withFileTypes: true });
for (const { name } of bills.filter((entry) => entry.isFile())) {
  const bytes = await billFixture(name);
  const read = await reader.read(bytes, { picture: recordedPicture });
  if (read.outcome !== "read") continue;
  const pictures = read.pictures.map((jpeg) => Buffer.from(jpeg).toString("base64"));
  const recorded: RecordedReading = { pages: read.document.pages, pictures };
  await writeFile(recordingFile(bytes), `${JSON.stringify(recorded)}\n`);
  console.log(`${name}: ${read.document.pages.length} pages`);
}
await reader.close();
