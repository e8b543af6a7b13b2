import { mkdir, readdir } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, test } from "vitest";
import { systemClock } from "#app/platform/clock.ts";
import { openPoliteWeb } from "#app/platform/http/downloads/open-polite-web.server.ts";
import { rememberHosts } from "#app/platform/http/downloads/remember-hosts.ts";
import { charge, nthHospital, priceFileText } from "../../../../tests/fixtures/mrf/write-price-file.ts";
import { folderForTests } from "../../../../tests/support/folder-for-tests.ts";
import { gradeFile } from "../grade-file.ts";
import { openFileChecker } from "./open-file-checker.server.ts";

const data = folderForTests();

test("a file at an address is checked beside one that robots.txt forbids, and a killed process leaves nothing", async () => {
  const folder = path.join(data, "file-checks");
  await mkdir(path.join(folder, `check-${process.pid}-before`), { recursive: true });
  await mkdir(path.join(folder, "check-4194999-killed"));
  const server = createServer(({ url }, response) => {
    if (url === "/robots.txt") response.end("User-agent: *\nDisallow: /closed/\n");
    else response.end(priceFileText({ hospital: nthHospital(1, "TX"), charges: [charge("71046")] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const checker = await openFileChecker({
    folder,
    launcher: [],
    openWeb: async (signal) =>
      openPoliteWeb({
        name: "Faircharge",
        userAgent: "Faircharge",
        pauseMs: 0,
        clock: systemClock,
        notes: rememberHosts(),
        isPublic: false,
        idleTimeoutMs: 60_000,
        minBytesPerMinute: 0,
        signal,
      }),
  });
  try {
    expect(await readdir(folder)).toEqual([]);
    const { signal } = new AbortController();
    const closed = await checker.checkAddress(`${origin}/closed/mrf.csv`, signal);
    expect(closed).toMatchObject({ outcome: "missing", missing: { reason: "robots-forbid" } });
    const done = await checker.checkAddress(`${origin}/mrf.csv`, signal);
    if (done.outcome !== "checked") throw new Error(`The check ended with ${done.outcome}.`);
    expect([done.check.fileName, gradeFile(done.check).grade]).toEqual(["mrf.csv", "A"]);
    const gone = AbortSignal.abort();
    expect(await checker.checkBytes(Buffer.from("x"), "x.csv", gone)).toEqual({ outcome: "too-long" });
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await checker.close();
    server.close();
  }
});
