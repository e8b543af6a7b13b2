import { beforeAll, expect, test } from "vitest";
import { RecordsFull } from "#app/platform/db/records-full.server.ts";
import { howSoon } from "../support/cpu-time.ts";
import { explanationOf, keepExplanation, kneeClaim, told } from "../support/kept-explanations.ts";
import { patientLimits } from "../support/patient-limits.ts";
import { openSharedPapers } from "../support/shared-papers.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import {
  fhirBombs,
  fileBombs,
  manyFilesBomb,
  pageBombs,
  remittanceBombs,
  type WordBomb,
} from "../support/word-bombs.ts";

/** Of sender and site together, without the processes that read. Each of these took 5,000 to 40,000. */
const MAX_CPU_MS = 2_000;

const site = siteForTests({ API_REQUESTS_PER_MINUTE: "100000" });
let owner: SignedIn;
beforeAll(async () => {
  owner = await signIn(site);
});

/** Sends it, and asserts that it kept the process that serves pages busy for no longer than it may. */
async function answerTo({ path, name, body }: WordBomb): Promise<{ status: number; text: string }> {
  let answer = { status: 0, text: "" };
  const soon = await howSoon(async () => {
    const reply = await site.fetch(path, { method: "POST", body, headers: { Cookie: owner.cookie } });
    answer = { status: reply.status, text: await reply.text() };
  }, MAX_CPU_MS);
  expect([path, name, soon]).toEqual([path, name, "soon"]);
  return answer;
}

const pick = (files: [string, Uint8Array<ArrayBuffer>][], ...names: string[]) =>
  files.filter(([name]) => names.includes(name));

test("a plan's file with more claims, services or reasons than a person has is refused in words", async () => {
  const sent = [
    ...pick(fhirBombs(), "claims.json", "lines.ndjson"),
    ...pick(remittanceBombs(), "SVC.835", "CLP.835", "CAS.835"),
  ];
  expect(sent).toHaveLength(5);
  for (const bomb of fileBombs("/audit/documents.json", "files", sent)) {
    const { status, text } = await answerTo(bomb);
    const [{ error }] = JSON.parse(text).documents;
    expect([bomb.name, status, error]).toEqual([
      bomb.name,
      200,
      expect.stringMatching(/^The file has more .* Download a shorter period\.$/),
    ]);
  }
});

test("of a plan's file the first twenty problems are told, and that there may be more", async () => {
  const [remittance] = pick(remittanceBombs(5_000), "PLB.835");
  for (const bomb of fileBombs("/audit/documents.json", "files", [remittance!])) {
    const { text } = await answerTo(bomb);
    const [{ problems }] = JSON.parse(text).documents;
    expect(problems).toHaveLength(21);
    expect(problems.at(-1)).toBe("These are the first 20 problems; there may be more.");
  }
});

test("files that hold more together than one bill may have are refused in words", async () => {
  const { status, text } = await answerTo(manyFilesBomb("/audit/documents.json", "files"));
  expect([status, JSON.parse(text).error]).toEqual([413, expect.stringContaining("Send fewer.")]);
});

test("pages of wide rows and of many rows are read elsewhere than pages are served", async () => {
  const sent = pick(
    pageBombs(),
    "bill of 20 rows of 375 amounts.pdf",
    "plan's paper of one row of 833 amounts.pdf",
  );
  expect(sent).toHaveLength(2);
  for (const bomb of fileBombs("/ocr/read_document", "uploaded_file", sent)) {
    const { status } = await answerTo(bomb);
    expect([bomb.name, status]).toEqual([bomb.name, 200]);
  }
});

test("a paper that takes too long is refused, and others are read", async () => {
  const open = (timeoutMs: number) => openSharedPapers({ workers: 1, queueLength: 1, timeoutMs });
  const [hasty, patient] = [open(1), open(Number(patientLimits.OCR_PAGE_TIMEOUT_MS))];
  const { signal } = new AbortController();
  const rows = "99213 Office visit $210.00\n".repeat(400);
  expect(await hasty.read("typedBill", rows, { signal })).toEqual({
    outcome: "refused",
    reason: "reading-timed-out",
  });
  expect(await patient.read("typedBill", rows, { signal })).toMatchObject({ outcome: "read" });
});

test("a field that no form has so long is refused, and one that a form has longer is read", async () => {
  const send = (path: string, fields: Record<string, string>) => site.post(path, fields);
  const long = "x".repeat(30_001);
  const lines = "99213 Office visit $210.00";
  expect((await send("/audit", { lines, provider: long })).status).toBe(413);
  expect((await send("/roadmap", { title: long })).status).toBe(413);
  expect((await send("/audit", { lines: `${lines}\n${long}` })).status).toBe(200);
});

test("an account keeps no more explanations than one visit can open, and says so", async () => {
  const claims = Array.from({ length: 500 }, (_, at) => kneeClaim({ claimNumber: told(`c${at}`) }));
  const fill = async (count: number) => {
    const explanation = explanationOf(claims.slice(0, count));
    for (let kept = 0; kept < 100; kept += 1) await keepExplanation(site, owner, { explanation });
  };
  await expect(fill(500)).rejects.toThrow(RecordsFull);
  await expect(fill(50)).rejects.toThrow(RecordsFull);
  const body = new FormData();
  const file = claims.map((_, at) => ({
    resourceType: "ExplanationOfBenefit",
    identifier: { value: `d${at}` },
    total: [{ category: { coding: [{ code: "submitted" }] }, amount: { value: 12 } }],
  }));
  body.append("files", new Blob([JSON.stringify(file)]), "claims.json");
  const reply = await site.post("/account/add-bill/upload-document", body, { Cookie: owner.cookie });
  expect(reply.status).toBe(507);
  expect(await reply.text()).toContain("this account holds as many bills and explanations as we keep");
  const home = await site.fetch("/account", { headers: { Cookie: owner.cookie } });
  expect(home.status).toBe(200);
});
