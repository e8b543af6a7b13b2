import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { addAppealDocuments } from "#app/domain/appeals/appeal-documents.server.ts";
import { beginAppeal } from "#app/domain/appeals/begin-appeal.server.ts";
import type { AppealChange } from "#app/domain/appeals/change-appeal.ts";
import { changeKeptAppeal } from "#app/domain/appeals/change-kept-appeal.server.ts";
import { noDates } from "#app/domain/deadlines/find-deadlines.ts";
import { systemClock } from "#app/platform/clock.ts";
import { openSealedFiles } from "#app/platform/files/sealed-files.server.ts";
import { openMasterKey } from "#app/platform/keys/master-key.server.ts";
import { keepBill, stated } from "../../../../tests/support/kept-bills.ts";
import { letterText } from "../../../../tests/support/letter-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { exportAccount } from "./export-account.server.ts";

test("appeals come along with every letter, step and document", async () => {
  const database = await openTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), "fc-export-"));
  try {
    const { db } = database;
    const masterKey = await openMasterKey(db, {
      accountKey: "of the test alone, 32 letters",
      dataDir: database.dataDir,
    });
    const accountFiles = openSealedFiles(folder);
    const person = await signIn({ db, masterKey });
    const drawLetter = async ({ body }: { body: string }) => Buffer.from(`PDF of ${body}`);
    const services = { db, masterKey, accountFiles, clock: systemClock, timeZone: "America/New_York" };
    const billId = await keepBill(database, person, { providerName: stated("Larkfield") });
    const appealId = randomUUID();
    await beginAppeal(services, person.account, {
      appealId,
      billId,
      kind: "internal-appeal",
      audit: null,
      askedCents: 5_000,
      dates: { ...noDates, denialReceivedOn: "2026-01-05" },
      timing: "after-service",
      plan: "private",
      follows: null,
    });
    const changes: AppealChange[] = [
      { change: "write-letter", letter: { ...letterText, body: "One" } },
      { change: "write-letter", letter: { ...letterText, body: "Two" } },
      { change: "send", on: "2026-02-01", how: "portal", proof: "A7" },
      { change: "answer", on: "2026-02-02", note: "" },
      { change: "decide", on: "2026-02-03", result: "won", gainedCents: 5_000, note: "In full" },
    ];
    for (const [index, change] of changes.entries()) {
      await changeKeptAppeal(services, person.account, { appealId, version: index + 1, change });
    }
    const fileId = randomUUID();
    await accountFiles.write(person.account, fileId, [Buffer.from("the answer")]);
    const file = { fileId, name: "../answer.pdf", type: "pdf", sizeBytes: 10, pageCount: 1 } as const;
    const files = [{ ...file, digest: Buffer.alloc(32) }];
    await addAppealDocuments(services, person.account, { appealId, files });

    const entries = await exportAccount({ ...services, drawLetter }, person.account);
    const account = JSON.parse(String(entries.find(({ path }) => path === "account.json")?.content));
    expect(account.appeals).toMatchObject([
      {
        kind: "internal-appeal",
        billFolder: account.bills[0].folder,
        askedCents: 5_000,
        letters: [{ letter: { ...letterText, body: "One" } }, { letter: { body: "Two" } }],
        dates: { denialReceivedOn: "2026-01-05", firstBillOn: null },
        steps: [
          { step: "sent", how: "portal", proof: "A7", letterNo: 2 },
          { step: "answered" },
          { step: "decided", result: "won", note: "In full" },
        ],
        documents: [{ name: "../answer.pdf" }],
      },
    ]);
    const [document] = account.appeals[0].documents;
    expect(document.path.startsWith(`${account.bills[0].folder}/appeal-1/1-`)).toBe(true);
    const textAt = async (path: string) => {
      const entry = entries.find((one) => one.path === path);
      const chunks: Uint8Array[] = [];
      if (typeof entry?.content !== "function") throw new Error("A file streams.");
      for await (const chunk of await entry.content()) chunks.push(chunk as Uint8Array);
      return Buffer.concat(chunks).toString();
    };
    expect(await textAt(document.path)).toBe("the answer");
    const letters: { path: string }[] = account.appeals[0].letters;
    expect(letters.map(({ path }) => path)).toEqual(
      [1, 2].map((number) => `${account.bills[0].folder}/appeal-1/letter-${number}.pdf`),
    );
    expect(await textAt(letters[1]!.path)).toBe("PDF of Two");
    expect(JSON.stringify(account)).not.toMatch(/outcomeIds|followedBy/);
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
});
