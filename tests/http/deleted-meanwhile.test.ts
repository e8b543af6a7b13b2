import { readdir } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { keepAppeal } from "../support/kept-appeals.ts";
import { keepBill } from "../support/kept-bills.ts";
import { signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { billFixture } from "../support/upload.ts";

const site = siteForTests({ BACKGROUND_WORK: "off" });

test.each([
  {
    door: "a bill's files",
    pathOf: () => "/account/add-bill/upload-document",
    status: 410,
    words: "was deleted before this arrived",
  },
  {
    door: "an appeal's documents",
    pathOf: (id: string) => `/account/appeals/${id}/add-document`,
    status: 404,
    words: "Page not found",
  },
])("$door that arrive while their account is deleted end in words, and nothing is left", async ({
  pathOf,
  status,
  words,
}) => {
  const ada = await signIn(site);
  const appealId = await keepAppeal(site, ada, { billId: await keepBill(site, ada) });
  const bytes = await billFixture("urgent-care-receipt.png");
  const { accountId } = ada.account;
  const filesOnDisk = () => readdir(path.join(site.dataDir, "account-files", accountId)).catch(() => []);
  async function* body() {
    yield Buffer.from('--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\n');
    yield bytes;
    yield Buffer.from('\r\n--x\r\nContent-Disposition: form-data; name="more"; filename="b.png"\r\n\r\n');
    yield Buffer.alloc(70_000, "1"); // so that what came is not held back for more
    await expect.poll(filesOnDisk).toHaveLength(1);
    await site.db.execute(sql`delete from accounts where account_id = ${accountId}`);
    yield Buffer.from("\r\n--x--\r\n");
  }
  const reply = await site.fetch(pathOf(appealId), {
    method: "POST",
    headers: { Cookie: ada.cookie, "Content-Type": "multipart/form-data; boundary=x" },
    body: body() as unknown as BodyInit,
    duplex: "half",
  } as RequestInit);
  expect(reply.status).toBe(status);
  expect(await reply.text()).toContain(words);
  expect(await filesOnDisk()).toEqual([]);
});
