import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { filesForm, openForm } from "../support/keep-bill.ts";
import { keepBill, keptLine } from "../support/kept-bills.ts";
import { keepExplanation } from "../support/kept-explanations.ts";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";
import { runProgramIn } from "../support/run-program.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { withTinyDisk } from "../support/tiny-disk.ts";
import { billFixture, postBill } from "../support/upload.ts";

/** A site whose database has PostgreSQL's own answer to a write without room for these changes of tables. */
async function openFullSite(...changes: string[]): Promise<TestSite> {
  const opened = await openTestSite();
  await opened.db.execute(`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  for (const change of changes)
    await opened.db.execute(`create trigger refuse before ${change} execute function refuse()`);
  return opened;
}

let site: TestSite;
beforeAll(async () => {
  site = await openFullSite("insert on waitlist", "insert on account_mail");
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
    expect.stringMatching(/^ready\n.*^disk: full, nothing new can be saved$/ms),
  ]);
});

test.each<[string, string, (site: TestSite, who: SignedIn) => Promise<Response>]>([
  [
    "a bill's form",
    "update on account_bills",
    async (full, who) => {
      const billId = await keepBill(full, who, { lines: [keptLine(1, "73721", 120_000)] });
      const { fields, action } = await openForm(full, who.cookie, `/account/bills/${billId}/review`);
      return full.post(action, { ...fields, providerName: "St. Jude's" }, { Cookie: who.cookie });
    },
  ],
  [
    "an explanation's form",
    "update on account_explanations",
    async (full, who) => {
      const address = `/account/explanations/${await keepExplanation(full, who)}/review`;
      const { fields } = await openForm(full, who.cookie, address);
      return full.post(address, fields, { Cookie: who.cookie });
    },
  ],
  [
    "a form with files for an account",
    "insert on waiting_bills",
    async (full, { cookie }) => {
      const files = [{ bytes: await billFixture("urgent-care-receipt.png"), name: "bill.png" }];
      return full.post("/account/add-bill/upload-document", filesForm(files), { Cookie: cookie });
    },
  ],
  [
    "a bill for the public reader",
    "insert on shared_bills",
    async (full) => postBill(full, await billFixture("urgent-care-receipt.png"), "bill.png"),
  ],
])("%s that finds no room is answered 503, and the operator hears of it", async (_form, change, send) => {
  const full = await openFullSite(change);
  onTestFinished(() => full.close());
  const reply = await send(full, await signIn(full));
  const said = vi.mocked(console.error);
  const lines = said.mock.calls.flat().map(String);
  said.mockClear();
  expect([reply.status, lines]).toEqual([
    503,
    [expect.stringMatching(`^The disk is full: ${full.dataDir} has `)],
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
