import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { type AccountWithPassword, openAccountWithPassword } from "../support/account-with-password.ts";
import { filesForm, settledAddress } from "../support/keep-bill.ts";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";
import { billFixture } from "../support/upload.ts";

const secrets = { SESSION_SECRET: "s".repeat(40), ACCOUNT_KEY: "one key of all machines, long enough" };

let shared: string;
let one: TestSite;
let other: TestSite;
let ada: AccountWithPassword;
beforeAll(async () => {
  shared = await mkdtemp(path.join(tmpdir(), "faircharge-shared-"));
  const settings = { ...secrets, FILES_URL: pathToFileURL(shared).href };
  one = await openTestSite(settings);
  other = await openTestSite({ ...settings, DATABASE_URL: one.databaseUrl });
  ada = await openAccountWithPassword(one);
});
afterAll(async () => {
  await other.close();
  await one.close();
  await rm(shared, { recursive: true });
});

test("a bill that one machine keeps is downloaded from another, and an account deleted there opens nothing here", async () => {
  const at = (site: TestSite, address: string, body?: FormData | URLSearchParams) =>
    site.fetch(address, { headers: { Cookie: ada.cookie }, ...(body && { method: "POST", body }) });
  const bytes = await billFixture("physician-statement.pdf");
  const sent = filesForm([{ bytes, name: "physician-statement.pdf" }]);
  const kept = await at(one, "/account/add-bill/upload-document", sent);
  const address = await settledAddress(kept, (page) => at(other, page));
  const billId = /bills\/([0-9a-f-]{36})\/review$/.exec(address)?.[1] ?? `led to ${address}`;
  const { bill } = (await keptBills.find(one.db, ada.account, billId))!;
  const file = `/account/bills/${billId}/files/${bill.documents[0]!.fileId}`;
  for (const site of [other, one]) {
    expect(Buffer.from(await (await at(site, file)).arrayBuffer()).equals(bytes)).toBe(true);
  }
  for (const { dataDir } of [one, other]) expect(await readdir(dataDir)).toEqual([]);
  expect(await readdir(path.join(shared, "account-keys"))).toEqual([ada.account.accountId]);

  const deleted = await at(other, "/account/delete", new URLSearchParams({ presentPassword: ada.password }));
  expect(deleted.status).toBe(303);
  expect((await at(one, file)).status).toBe(302);
  expect(await readdir(path.join(shared, "account-keys"))).toEqual([]);
  expect(existsSync(path.join(shared, "account-files", ada.account.accountId))).toBe(false);
});
