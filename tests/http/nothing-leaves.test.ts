import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { buildWhenStale } from "../../app/cli/build-when-stale.js";
import { patientLimits } from "../support/patient-limits.ts";
import { canTrace, readTrespasses, spawnTraced } from "../support/trace-processes.ts";
import { billFixture, uploadForm } from "../support/upload.ts";

/** Where the programs of the built-in PostgreSQL go when its user cannot enter the project's folder. */
const sharedPrograms = "/var/lib/faircharge";

const makeFolder = () => mkdtemp(path.join(tmpdir(), "fc-"));

let folders: { data: string; temporary: string; home: string; traces: string };
beforeEach(async () => {
  folders = {
    data: await makeFolder(),
    temporary: await makeFolder(),
    home: await makeFolder(),
    traces: await makeFolder(),
  };
});
afterEach(async () => {
  for (const folder of Object.values(folders)) await rm(folder, { recursive: true, force: true });
});

/** Runs a program of the site under strace. `trespasses` waits for its end. */
function runTraced(name: string, args: string[]) {
  const traceFile = path.join(folders.traces, name);
  const child = spawnTraced(traceFile, [process.execPath, ...args], {
    cwd: projectRoot(),
    env: {
      ...patientLimits,
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOME: folders.home,
      TMPDIR: folders.temporary,
      DATA_DIR: folders.data,
      SAMPLE_DATA: "off",
      PORT: "0",
    },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => {
      printed += text;
    });
  }
  const ended = once(child, "close");
  return {
    child,
    printed: () => printed,
    async trespasses() {
      const [exitCode] = await ended;
      expect({ exitCode, printed }).toMatchObject({ exitCode: 0 });
      return readTrespasses(traceFile, [folders.data, folders.temporary, sharedPrograms]);
    },
  };
}

test.runIf(canTrace())(
  "while prices are imported, pages served and bills read, nothing leaves the server or its own folders",
  async () => {
    buildWhenStale();
    const importing = runTraced("import", [
      ...["app/cli/faircharge.js", "import"],
      ...["tall-good.csv", "json-good.json"].map((file) => `tests/fixtures/mrf/${file}`),
    ]);
    expect(await importing.trespasses()).toEqual([]);

    const serving = runTraced("serve", ["app/cli/start.js"]);
    await expect.poll(serving.printed).toMatch(/is ready at/);
    const origin = /http:\/\/localhost:\d+/.exec(serving.printed())![0];
    for (const page of ["/", "/upload-bill", "/hospital_search?q=mri", "/data", "/price-files", "/api"]) {
      expect((await fetch(`${origin}${page}`)).status).toBe(200);
    }
    for (const name of ["physician-statement.pdf", "itemised-bill-fax.tif", "explanation-of-benefits.webp"]) {
      const body = uploadForm({ bytes: await billFixture(name), name });
      expect((await fetch(`${origin}/ocr/cloud_ocr`, { method: "POST", body })).status).toBe(200);
    }
    serving.child.kill("SIGTERM");
    expect(await serving.trespasses()).toEqual([]);
  },
);
