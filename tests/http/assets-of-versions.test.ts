import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { repeatInBackground } from "#app/platform/jobs/repeat-in-background.ts";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({}, { repeat: repeatInBackground });
});
afterAll(() => site.close());

const kept = () => path.join(site.dataDir, "versions/assets");

test("a site leaves its assets where another version finds them", async () => {
  const own = await readdir(path.join(projectRoot(), "build/client/assets"));
  await expect.poll(() => readdir(kept()).catch(() => [])).toEqual(own);
});

test("an asset of another version comes, though it was left there after the start", async () => {
  await expect.poll(() => readdir(kept()).catch(() => [])).not.toEqual([]);
  await writeFile(path.join(kept(), "former-AbC123.js"), "former");
  const reply = await site.fetch("/assets/former-AbC123.js");
  expect(reply.status).toBe(200);
  expect(await reply.text()).toBe("former");
  expect(reply.headers.get("Cache-Control")).toContain("immutable");
  expect(reply.headers.get("Content-Security-Policy")).not.toBeNull();
});

test("an asset that no version has is answered 404, and no address leads out of the folder", async () => {
  for (const name of ["gone-AbC123.js", "..%2f..%2faccount-key", "%2e%2e/%2e%2e/session-secret", ""])
    expect((await site.fetch(`/assets/${name}`)).status).toBeGreaterThanOrEqual(300);
  expect((await site.fetch("/assets/gone-AbC123.js")).status).toBe(404);
});
