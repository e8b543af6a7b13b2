import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";
import { runProgramIn } from "../support/run-program.ts";
import { withTinyDisk } from "../support/tiny-disk.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  // PostgreSQL's own answer to a write without room.
  await site.db.execute(`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger refuse before insert on waitlist execute function refuse();
    create trigger refuse before insert on account_mail execute function refuse();`);
});
afterAll(() => site.close());

test("on a full disk forms come back with what was typed, and the operator hears of it once a minute", async () => {
  const said = vi.mocked(console.error);
  for (const [form, fields] of [
    ["/coming-soon", { intent: "waitlist", email: "ada@example.org" }],
    ["/signup", { name: "Ada", email: "ada@example.org", password: "correct horse battery" }],
    ["/coming-soon", { intent: "waitlist", email: "ada@example.org" }],
  ] as const) {
    const reply = await site.fetch(form, { method: "POST", body: new URLSearchParams(fields) });
    const html = await reply.text();
    expect([form, reply.status]).toEqual([form, 503]);
    expect(html).toContain('value="ada@example.org"');
    expect(html).not.toContain("correct horse");
  }
  const lines = said.mock.calls.flat().map(String);
  said.mockClear();
  expect(lines).toEqual([
    expect.stringMatching(
      `^The disk is full: ${site.dataDir} has [0-9.]+ MB free, or the disk of the database at .*\\. Nothing new`,
    ),
  ]);
});

test("readyz says so, and goes on sending visitors, whose pages come", async () => {
  const reply = await site.fetch("/readyz");
  expect([reply.status, await reply.text()]).toEqual([
    200,
    "ready\nThe disk is full: nothing new can be saved.\n",
  ]);
});

test("a first start on a small disk ends in a sentence", async ({ skip }) => {
  const folder = await mkdtemp(path.join(tmpdir(), "fc-small-"));
  const file = path.join(projectRoot(), "tests/fixtures/mrf/tall-good.csv");
  const wasTried = await withTinyDisk(folder, async () => {
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: "" };
    const { code, output } = await runProgramIn({ env }, "import", file);
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(
        `The (?:disk|run broke off: The disk) is full: ${folder} has [0-9.]+ MB free\\. A new site`,
      ),
    ]);
  });
  await rm(folder, { recursive: true });
  if (!wasTried) skip("only root may mount a tiny disk");
});
