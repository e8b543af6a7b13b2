import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { parse } from "node-html-parser";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { openAccountWithPassword } from "../support/account-with-password.ts";
import { filesForm, settledAddress } from "../support/keep-bill.ts";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { openSmallBucket, type SmallBucket } from "../support/small-bucket.ts";
import { billFixture } from "../support/upload.ts";

const ALL = ["GET", "HEAD", "PUT", "POST", "DELETE"];
const uploadPath = "/account/add-bill/upload-document";

let bucket: SmallBucket;
let site: TestSite;
let bytes: Buffer;
beforeAll(async () => {
  vi.stubEnv("AWS_ACCESS_KEY_ID", "an operator");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "a secret");
  bucket = await openSmallBucket();
  bytes = await billFixture("physician-statement.pdf");
  const secrets = { SESSION_SECRET: "s".repeat(40), ACCOUNT_KEY: "one key of all machines, long enough" };
  site = await openTestSite({ ...secrets, FILES_URL: bucket.url }, { readingPatienceMs: 0 });
});
afterAll(async () => {
  await site.close();
  await bucket.close();
  vi.unstubAllEnvs();
});
beforeEach(() => {
  vi.mocked(console.error).mockImplementation(() => {});
});
afterEach(() => {
  bucket.refuse([]);
  vi.mocked(console.error).mockClear(); // the operator gets each failure
});

const ask = ({ cookie }: SignedIn, address: string, body?: FormData | URLSearchParams) =>
  site.fetch(address, { headers: { Cookie: cookie }, ...(body && { method: "POST", body }) });
const upload = (who: SignedIn) =>
  ask(who, uploadPath, filesForm([{ bytes, name: "bill.pdf" }], { uploadId: randomUUID() }));

async function keep(who: SignedIn) {
  const address = await settledAddress(await upload(who), (page) => ask(who, page));
  const billId = /bills\/([0-9a-f-]{36})\/review$/.exec(address)?.[1] ?? `led to ${address}`;
  const { bill } = (await keptBills.find(site.db, who.account, billId))!;
  return { billId, file: `/account/bills/${billId}/files/${bill.documents[0]!.fileId}` };
}

test("files that were accepted are read once the bucket answers again, however long that takes", async () => {
  const ada = await signIn(site);
  bucket.refuse(["GET", "HEAD"]);
  const accepted = await upload(ada);
  expect([accepted.status, accepted.headers.get("Location")]).toEqual([
    303,
    expect.stringContaining("?reading="),
  ]);
  const failures = () =>
    vi
      .mocked(console.error)
      .mock.calls.flat()
      .join("\n")
      .match(/waits for its files/g);
  await expect.poll(() => failures()?.length ?? 0).toBeGreaterThan(1); // so often, and it was given up
  bucket.refuse([]);
  const address = await settledAddress(accepted, (page) => ask(ada, page));
  expect(address).toMatch(/^\/account\/bills\/[0-9a-f-]{36}\/review$/);
});

test("what is asked of a bucket that is away is answered in words, and comes again when it is back", async () => {
  const ada = await signIn(site);
  const { file } = await keep(ada);
  bucket.refuse(ALL);
  for (const address of [file, "/account/export/archive.zip"]) {
    const reply = await ask(ada, address);
    expect([reply.status, reply.headers.get("Retry-After"), await reply.json()]).toEqual([
      503,
      "5",
      { error: "Our file storage is not responding. Please ask again in a minute.", status_code: 503 },
    ]);
  }
  const refused = await upload(ada);
  expect(refused.status).toBe(503);
  expect(parse(await refused.text()).querySelector('[role="alert"]')?.text).toContain(
    "Nothing was saved: our file storage is not answering.",
  );
  bucket.refuse([]);
  expect(Buffer.from(await (await ask(ada, file)).arrayBuffer()).equals(bytes)).toBe(true);
});

test("what is deleted while the bucket is away is gone, and its owner is told what is still to be removed", async () => {
  const ada = await openAccountWithPassword(site);
  const { billId } = await keep(ada);
  bucket.refuse(ALL);
  const deleted = await ask(
    ada,
    `/account/bills/${billId}/delete`,
    new URLSearchParams({ intent: "delete" }),
  );
  expect(deleted.status).toBe(303);
  const left = await ask(ada, "/account/delete", new URLSearchParams({ presentPassword: ada.password }));
  expect([left.status, left.headers.get("Location")]).toEqual([303, "/account-deleted?files=left"]);
  expect(await (await site.fetch("/account-deleted?files=left")).text()).toContain(
    "we remove your encrypted files",
  );
  const { rows } = await site.db.execute(
    sql`select from accounts where account_id = ${ada.account.accountId}`,
  );
  expect(rows).toEqual([]);
  expect((await ask(ada, "/account")).status).toBe(302);
});
