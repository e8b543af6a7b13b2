import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { MAX_STORED_BYTES } from "#app/domain/documents/storage/account-storage.ts";
import { filesForm } from "../support/keep-bill.ts";
import { keepAppeal } from "../support/kept-appeals.ts";
import { keepBill } from "../support/kept-bills.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { billFixture } from "../support/upload.ts";

const uploadPath = "/account/add-bill/upload-document";

const site = siteForTests({ BACKGROUND_WORK: "off" }, { readingPatienceMs: 0 }); // what is sent waits
let photo: { bytes: Buffer; name: string };
beforeAll(async () => {
  photo = { bytes: await billFixture("urgent-care-receipt.png"), name: "bill.png" };
});

let ada: SignedIn;
let billId: string;
beforeEach(async () => {
  ada = await signIn(site);
  billId = await keepBill(site, ada);
});

/** Fills an account as files would, all but a number of bytes. */
const fill = (freeBytes: number, fileCount = 1) =>
  site.db.execute(sql`
    insert into account_files (file_id, bill_id, account_id, kind, size_bytes, created_at)
    select gen_random_uuid(), ${billId}, ${ada.account.accountId}, 'document',
      ${Math.floor((MAX_STORED_BYTES - freeBytes) / fileCount)}::bigint, now()
    from generate_series(1, ${fileCount})`);

const get = async (address: string) =>
  (await site.fetch(address, { headers: { Cookie: ada.cookie } })).text();
const send = (address: string, fields: Record<string, string> = {}) =>
  site.post(address, filesForm([photo], fields), { Cookie: ada.cookie });
const filesOnDisk = () =>
  readdir(path.join(site.dataDir, "account-files", ada.account.accountId)).catch(() => []);

test("every door for files refuses what an account has no room for, in words, and leaves nothing", async () => {
  const appealId = await keepAppeal(site, ada, { billId });
  await fill(photo.bytes.length - 1);
  const doors = [
    uploadPath,
    `/account/bills/${billId}/add-document`,
    `/account/appeals/${appealId}/add-document`,
  ];
  for (const door of doors) {
    expect([door, await get(door)]).toEqual([
      door,
      expect.stringContaining("The files in this account use 1,000 MB of 1,000 MB: 1 of 5,000 files."),
    ]);
    const refused = await send(door);
    expect([door, refused.status]).toEqual([door, 507]);
    expect(await refused.text()).toMatch(/Nothing was saved: this account has no room.*Delete bills/);
  }
  expect(await filesOnDisk()).toEqual([]);
  expect(await get("/account/export")).toContain(
    "The files in this account use 1,000 MB of 1,000 MB: 1 of 5,000 files.",
  );
  await site.db.execute(sql`delete from account_files where account_id = ${ada.account.accountId}`);
  expect((await send(uploadPath)).status).toBe(303);
});

test("files count, too, and not bytes alone", async () => {
  await fill(MAX_STORED_BYTES, 5_000);
  expect((await send(uploadPath)).status).toBe(507);
});

test("uploads at once stay within the room of an account together", async () => {
  await fill(Math.floor(1.5 * photo.bytes.length));
  const sent = await Promise.all([1, 2].map(() => send(uploadPath, { uploadId: randomUUID() })));
  expect(sent.map(({ status }) => status).sort()).toEqual([303, 507]);
  expect(await filesOnDisk()).toHaveLength(1);
});
