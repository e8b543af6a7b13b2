import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { KeptDocument } from "#app/domain/kept/kept-document.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { openSealedFiles, type SealedFiles } from "#app/platform/files/sealed-files.server.ts";
import { type MasterKey, openMasterKey } from "#app/platform/keys/master-key.server.ts";
import { databaseForTests } from "../../../../tests/support/database-for-tests.ts";
import { folderForTests } from "../../../../tests/support/folder-for-tests.ts";
import type { RecordKeeper } from "../../kept/record-keeper.ts";
import { addDocuments } from "./add-documents.server.ts";
import { emptyBill, emptyLine, type KeptBill } from "./kept-bill.ts";
import { keptBills } from "./kept-bills.server.ts";

const database = databaseForTests();
let masterKey: MasterKey;
const folder = folderForTests();
let accountFiles: SealedFiles;
let keeper: RecordKeeper;
let other: RecordKeeper;
beforeAll(async () => {
  masterKey = await openMasterKey(database.db, {
    accountKey: "of the test alone, 32 letters",
    dataDir: database.dataDir,
  });
  accountFiles = openSealedFiles(folder);
  keeper = await aKeeper();
  other = await aKeeper();
});

async function aKeeper(): Promise<RecordKeeper> {
  const accountId = randomUUID();
  const { key, keyId, wrappedKey } = await masterKey.wrapNewKey(accountId);
  await database.db.execute(sql`
    insert into accounts (account_id, key_id, wrapped_key, sealed_profile, created_at)
    values (${accountId}, ${keyId}, ${wrappedKey}, ${key.seal("profile", Buffer.from(""))}, now())`);
  return { accountId, key };
}

const stated = <Value>(value: Value) => ({ value, printed: null });

const bill: KeptBill = {
  ...emptyBill,
  providerName: stated("Larkfield Fictional Hospital"),
  statementDate: stated("2026-03-01"),
  lines: [
    {
      ...emptyLine,
      lineId: 1,
      serviceCode: stated({ codeType: "CPT", code: "73721" } as const),
      description: stated("Knee MRI of Jane Fictional"),
      amountCents: stated(120_000),
    },
    { ...emptyLine, lineId: 2, revenueCode: stated("0450"), amountCents: stated(80_050) },
  ],
  lastLineId: 2,
};

async function keep(of: RecordKeeper, kept: KeptBill = bill, clock: Clock = systemClock): Promise<string> {
  const billId = randomUUID();
  expect(await keptBills.draft(database.db, of, { id: billId, kept }, clock)).toBe("drafted");
  return billId;
}

/** A document of one page, its files on the disk. */
async function aDocument(of: RecordKeeper): Promise<KeptDocument> {
  const page = { fileId: randomUUID(), widthPx: 850, heightPx: 1100, sizeBytes: 20 };
  const document = {
    fileId: randomUUID(),
    kind: "bill" as const,
    name: "scan of Jane.pdf",
    type: "pdf" as const,
  };
  await accountFiles.write(of, page.fileId, [randomBytes(20)]);
  await accountFiles.write(of, document.fileId, [randomBytes(50)]);
  return { ...document, sizeBytes: 50, pages: [page] };
}

test("a bill comes back as it was kept, with its state and version", async () => {
  const billId = await keep(keeper);
  expect(await keptBills.find(database.db, keeper, billId)).toMatchObject({
    billId,
    state: "draft",
    version: 1,
    bill,
  });
});

test("nothing of a bill stands in the database in clear", async () => {
  const billId = await keep(keeper, { ...bill, documents: [await aDocument(keeper)] });
  const { rows } = await database.db.execute(sql`
    select encode(convert_to(bills::text || files::text, 'UTF8'), 'escape') as text,
      encode(sealed_bill, 'escape') as sealed, encode(sealed_summary, 'escape') as summary
    from account_bills bills join account_files files using (bill_id) where bill_id = ${billId}`);
  for (const identifier of ["Fictional", "Jane", "2026-03-01"]) {
    expect(JSON.stringify(rows)).not.toContain(identifier);
  }
});

test("a list shows of each bill what it is known by, the newest first, and no other's", async () => {
  const mine = await aKeeper();
  await keep(other);
  const first = await keep(mine, bill, { now: () => new Date("2026-03-01T10:00:00.000Z") });
  const second = await keep(
    mine,
    {
      ...emptyBill,
      totals: { ...emptyBill.totals, chargesCents: stated(5_00), amountDueCents: stated(1_00) },
    },
    { now: () => new Date("2026-03-01T10:00:00.001Z") },
  );
  expect(await keptBills.list(database.db, mine)).toMatchObject([
    { billId: second, summary: { chargesCents: 5_00, amountDueCents: 1_00, lineCount: 0, searchText: "" } },
    {
      billId: first,
      state: "draft",
      summary: {
        providerName: "Larkfield Fictional Hospital",
        chargesCents: 200_050,
        amountDueCents: null,
        lineCount: 2,
        searchText: "73721 Knee MRI of Jane Fictional 0450",
      },
    },
  ]);
});

test("another's bill is found, changed and deleted as little as one that never was", async () => {
  const billId = await keep(other);
  for (const id of [billId, randomUUID(), "1", "", `${billId}'`]) {
    expect(await keptBills.find(database.db, keeper, id)).toBeNull();
    expect(await keptBills.delete({ db: database.db, accountFiles }, keeper, id)).toBe(false);
  }
  const change = { id: billId, version: 1, state: "kept" as const, kept: emptyBill };
  expect(await keptBills.save(database.db, keeper, change, systemClock)).toEqual({ outcome: "gone" });
  expect(await addDocuments(database.db, keeper, billId, [], systemClock)).toBe("gone");
  expect((await keptBills.find(database.db, other, billId))?.bill).toEqual(bill);
});

test("a bill that was put into another's row does not open", async () => {
  const [mine, stolen] = [await keep(keeper), await keep(keeper)];
  await database.db.execute(sql`
    update account_bills set sealed_bill = (select sealed_bill from account_bills where bill_id = ${mine})
    where bill_id = ${stolen}`);
  await expect(keptBills.find(database.db, keeper, stolen)).rejects.toThrow();
  await keptBills.delete({ db: database.db, accountFiles }, keeper, stolen);
});

test("a change of an older version is refused with the bill as it is now; the newer stays", async () => {
  const billId = await keep(keeper);
  const change = { id: billId, version: 1, state: "kept" as const };
  const mine = { ...bill, statementDate: stated("2026-03-02") };
  expect(await keptBills.save(database.db, keeper, { ...change, kept: mine }, systemClock)).toEqual({
    outcome: "saved",
    version: 2,
  });
  expect(
    await keptBills.save(database.db, keeper, { ...change, kept: emptyBill }, systemClock),
  ).toMatchObject({
    outcome: "conflict",
    present: { version: 2, state: "kept", bill: mine },
  });
});

test("of two changes at once one is kept", async () => {
  const billId = await keep(keeper);
  const change = { id: billId, version: 1, state: "draft" as const, kept: bill };
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => keptBills.save(database.db, keeper, change, systemClock)),
  );
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual([
    "conflict",
    "conflict",
    "conflict",
    "conflict",
    "saved",
  ]);
});

test("a bill under an id that is taken stays as it is", async () => {
  const billId = await keep(keeper);
  const again = { id: billId, kept: emptyBill };
  expect(await keptBills.draft(database.db, keeper, again, systemClock)).toBe("exists");
  expect(await keptBills.draft(database.db, other, again, systemClock)).toBe("exists");
  expect((await keptBills.find(database.db, keeper, billId))?.bill).toEqual(bill);
});

test("documents added at once are all there, and their files open for their bill's keeper alone", async () => {
  const billId = await keep(keeper);
  const documents = [await aDocument(keeper), await aDocument(keeper), await aDocument(keeper)];
  await Promise.all(
    documents.map((document) => addDocuments(database.db, keeper, billId, [document], systemClock)),
  );
  const found = await keptBills.find(database.db, keeper, billId);
  expect(found?.version).toBe(4);
  expect(found?.bill.documents.map(({ fileId }) => fileId).sort()).toEqual(
    documents.map(({ fileId }) => fileId).sort(),
  );
  const services = { db: database.db, accountFiles };
  const page = { id: billId, fileId: documents[0]!.pages[0]!.fileId, kind: "page" as const };
  expect(await keptBills.openFile(services, keeper, page)).toMatchObject({
    sizeBytes: 20,
    state: "draft",
  });
  expect(await keptBills.openFile(services, keeper, { ...page, kind: "document" })).toBeNull();
  expect(await keptBills.openFile(services, keeper, { ...page, id: await keep(keeper) })).toBeNull();
  expect(await keptBills.openFile(services, other, page)).toBeNull();
});

test("a deleted bill's files are gone from the disk", async () => {
  const document = await aDocument(keeper);
  const billId = await keep(keeper, { ...bill, documents: [document] });
  expect(await keptBills.delete({ db: database.db, accountFiles }, keeper, billId)).toBe(true);
  expect(await keptBills.find(database.db, keeper, billId)).toBeNull();
  for (const fileId of [document.fileId, document.pages[0]!.fileId]) {
    expect(await accountFiles.read(keeper, fileId)).toBeNull();
  }
});
