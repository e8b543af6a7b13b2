import { randomUUID } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { parse } from "node-html-parser";
import { beforeAll, describe, expect, test } from "vitest";
import { addDocuments } from "#app/domain/bills/kept/add-documents.server.ts";
import type { KeptDocument } from "#app/domain/kept/kept-document.ts";
import { systemClock } from "#app/platform/clock.ts";
import { openSealedFiles } from "#app/platform/files/sealed-files.server.ts";
import { type AccountWithPassword, openAccountWithPassword } from "../support/account-with-password.ts";
import { keepBill, keptLine, stated } from "../support/kept-bills.ts";
import { explanationOf, keepExplanation, kneeClaim, linkClaim } from "../support/kept-explanations.ts";
import { readZip } from "../support/read-zip.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { visitsOf } from "../support/visits-of.ts";

const site = siteForTests();
let ada: AccountWithPassword;
beforeAll(async () => {
  ada = await openAccountWithPassword(site, { name: "Ada Example", email: "ada@example.org" });
});

const { get, post, read } = visitsOf(site, () => ada);

/** Adds a file to a bill, as an upload would. */
async function addFile({ account }: SignedIn, billId: string, name: string, bytes: Buffer): Promise<void> {
  const fileId = randomUUID();
  const files = openSealedFiles(path.join(site.dataDir, "account-files"));
  await files.write(account, fileId, [bytes]);
  const document: KeptDocument = {
    fileId,
    kind: "bill",
    name,
    type: "pdf",
    sizeBytes: bytes.length,
    pages: [],
  };
  await addDocuments(site.db, account, billId, [document], systemClock);
}

const filesOf = ({ account }: SignedIn) =>
  readdir(path.join(site.dataDir, "account-files", account.accountId)).catch(() => null);

describe("an export", () => {
  test("has the whole account, with a schema, and each file as it was sent", async () => {
    const billId = await keepBill(site, ada, {
      providerName: stated("St. Jude's Hospital"),
      lines: [keptLine(1, "73721", 120_050, { description: stated("Knee MRI 👩‍⚕️") })],
    });
    await addFile(ada, billId, "../March bill.pdf", Buffer.alloc(300_000, "pdf "));
    await addFile(ada, billId, "../March bill.pdf", Buffer.from("a second of the same name"));
    await keepBill(site, await signIn(site), { providerName: stated("Somebody else's") });

    expect((await read("/account/export")).links()).toContain("/account/export/archive.zip");
    const reply = await get("/account/export/archive.zip");
    expect([reply.status, reply.headers.get("Content-Type"), reply.headers.get("Cache-Control")]).toEqual([
      200,
      "application/zip",
      "private, no-store",
    ]);
    expect(reply.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="faircharge-account-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const files = readZip(Buffer.from(await reply.arrayBuffer()));
    const folder = "bills/1-st-jude-s-hospital";
    expect([...files.keys()]).toEqual([
      "account.json",
      "account.schema.json",
      `${folder}/1-March-bill.pdf`,
      `${folder}/2-March-bill.pdf`,
    ]);
    expect(files.get(`${folder}/1-March-bill.pdf`)).toEqual(Buffer.alloc(300_000, "pdf "));
    const account = JSON.parse(files.get("account.json")!.toString());
    expect(account).toMatchObject({
      profile: { name: "Ada Example", email: "ada@example.org" },
      bills: [
        {
          folder,
          providerName: "St. Jude's Hospital",
          lines: [{ codeType: "CPT", code: "73721", description: "Knee MRI 👩‍⚕️", amountCents: 120_050 }],
          documents: [{ name: "../March bill.pdf" }, { name: "../March bill.pdf" }],
        },
      ],
    });
    const schema = JSON.parse(files.get("account.schema.json")!.toString());
    expect(Object.keys(account).sort()).toEqual(Object.keys(schema.properties).sort());
    expect(schema.required.sort()).toEqual(Object.keys(account).sort());
  });

  test("has explanations of benefits with their files, and of which bill each claim is", async () => {
    const person = await signIn(site);
    const billId = await keepBill(site, person, { providerName: stated("St. Jude's Hospital") });
    const explanationId = await keepExplanation(site, person, {
      files: ["Juniper EOB.pdf"],
      explanation: explanationOf([kneeClaim({ billedBy: { npi: 1_234_567_893, taxNumber: "512345678" } })], {
        planIds: [{ idType: "ein", planId: "691234567" }],
      }),
    });
    await linkClaim(site, person, { explanationId, billId });
    const reply = await get("/account/export/archive.zip", person);
    const files = readZip(Buffer.from(await reply.arrayBuffer()));
    const folder = "explanations/1-juniper-health-plan";
    expect([...files.keys()]).toContain(`${folder}/1-Juniper-EOB.pdf`);
    const { explanations } = JSON.parse(files.get("account.json")!.toString());
    expect(explanations).toMatchObject([
      {
        folder,
        plan: "Juniper Health Plan",
        planIds: [{ idType: "ein", planId: "691234567" }],
        claims: [
          {
            claimNumber: "JHP-26-00417",
            providerNpi: "1234567893",
            providerTaxNumber: "512345678",
            patient: "Ada Example",
            totals: { billed: 120_000, planPaid: 80_000, youOwe: 10_000, copay: null },
            lines: [{ code: "73721", amounts: { billed: 120_000 } }],
            bills: [{ billFolder: "bills/1-st-jude-s-hospital", isAboutIt: true }],
          },
        ],
      },
    ]);
  });

  test("has the rest where a file is lost, and says which", async () => {
    const person = await signIn(site);
    const billId = await keepBill(site, person);
    await addFile(person, billId, "lost.pdf", Buffer.from("lost"));
    await rm(path.join(site.dataDir, "account-files", person.account.accountId), { recursive: true });
    const reply = await get("/account/export/archive.zip", person);
    const files = readZip(Buffer.from(await reply.arrayBuffer()));
    expect([...files.keys()]).toEqual(["account.json", "account.schema.json"]);
    const { bills } = JSON.parse(files.get("account.json")!.toString());
    expect(bills[0].documents).toEqual([{ path: null, name: "lost.pdf", kind: "bill" }]);
  });

  test("that nobody reads to its end leaves the site as it was", async () => {
    const reply = await get("/account/export/archive.zip");
    await reply.body?.cancel();
    expect((await get("/account/export")).status).toBe(200);
  });
});

describe("a deletion", () => {
  test("asks for the password, says what goes, and then nothing of the account is left", async () => {
    const owner = await openAccountWithPassword(site, { name: "Olive Owner", email: "olive@example.org" });
    const billId = await keepBill(site, owner, { statementDate: stated("2026-03-02") });
    await addFile(owner, billId, "bill.pdf", Buffer.from("a bill"));
    const explanationId = await keepExplanation(site, owner, { files: ["eob.pdf"] });
    await linkClaim(site, owner, { explanationId, billId });
    await post(`/account/bills/${billId}/share`, { intent: "share" }, owner);
    await post(
      "/account/authorized-account",
      { name: "Henry", email: "henry@example.org", "view-bills": "yes" },
      owner,
    );
    const text = parse(await (await get("/account/delete", owner)).text()).querySelector(
      "main",
    )?.structuredText;
    expect(text).toContain("1 bill with its lines, pages, files, audits, letters and appeals");
    expect(text).toContain("1 explanation of benefits with its pages and file");
    expect(text).toContain("the access of 1 person whom you authorized");
    expect(text).toContain("You shared 1 bill without a name");

    const wrong = await post("/account/delete", { presentPassword: "not it", withdraw: "yes" }, owner);
    expect(wrong.status).toBe(422);
    const page = parse(await wrong.text());
    expect(page.querySelector('[name="withdraw"]')?.hasAttribute("checked")).toBe(true);
    expect(page.querySelector('[name="presentPassword"]')?.getAttribute("value") ?? "").toBe("");
    expect(await filesOf(owner)).toHaveLength(2);

    const deleted = await post("/account/delete", { presentPassword: owner.password }, owner);
    expect([deleted.status, deleted.headers.get("Location")]).toEqual([303, "/account-deleted"]);
    expect(deleted.headers.get("Set-Cookie")).toContain("Max-Age=0");
    expect((await site.fetch("/account-deleted")).status).toBe(200);
    expect((await get("/account", owner)).status).toBe(302);
    expect(await filesOf(owner)).toBeNull();
    const { rows: tables } = await site.db.execute<{ name: string; column: string }>(
      `select table_name as name, column_name as column from information_schema.columns
       where table_schema = 'public' and column_name like '%account_id'`,
    );
    expect(tables.length).toBeGreaterThan(7);
    for (const { name, column } of tables) {
      const { rows } = await site.db.execute(
        `select from "${name}" where "${column}" = '${owner.account.accountId}'`,
      );
      expect([name, rows.length]).toEqual([name, 0]);
    }
    const { rows: shared } = await site.db.execute(
      "select from shared_bills where withdrawn_at is null and invoice_date = '2026-03-02'",
    );
    expect(shared).toHaveLength(1);
  });

  test("withdraws what was shared where that is ticked, and ends what others let the person do", async () => {
    const owner = await signIn(site, { name: "Olive" });
    const helper = await openAccountWithPassword(site, { email: "helper@example.org" });
    const reply = await post(
      "/account/authorized-account",
      { name: "Henry", email: "helper@example.org", "view-bills": "yes" },
      owner,
    );
    const person = reply.headers.get("Location")!.split("?")[0]!;
    await post("/account/invitations", { grantId: person.split("/").at(-1)!, answer: "accept" }, helper);
    const billId = await keepBill(site, helper, { statementDate: stated("2026-04-02") });
    await post(`/account/bills/${billId}/share`, { intent: "share" }, helper);
    await post("/account/delete", { presentPassword: helper.password, withdraw: "yes" }, helper);
    const { rows } = await site.db.execute("select from shared_bills where invoice_date = '2026-04-02'");
    expect(rows).toHaveLength(0);
    expect(await (await get(person, owner)).text()).toContain("They deleted their own account.");
  });
});
