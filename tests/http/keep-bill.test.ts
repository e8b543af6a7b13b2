import { randomBytes, randomUUID } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { openSealedFiles } from "#app/platform/files/sealed-files.server.ts";
import { filesForm, openForm, settledAddress } from "../support/keep-bill.ts";
import { longScannedBill } from "../support/long-scanned-bill.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { statementOf } from "../support/small-print-statement.ts";
import { withTinyDisk } from "../support/tiny-disk.ts";
import { billFixture } from "../support/upload.ts";
import { visitsOf } from "../support/visits-of.ts";

const uploadPath = "/account/add-bill/upload-document";

const site = siteForTests();
let ada: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  ada = await signIn(site);
  other = await signIn(site);
});

const { get } = visitsOf(site, () => ada);
const send = (address: string, body: FormData, { cookie }: SignedIn = ada) =>
  site.post(address, body, { Cookie: cookie });

async function upload(names: string[], fields: Record<string, string> = {}, who = ada) {
  const files = await Promise.all(names.map(async (name) => ({ bytes: await billFixture(name), name })));
  return send(uploadPath, filesForm(files, fields), who);
}

/** A bill that is read without OCR, in a moment. */
const aStatement = async () => ({ bytes: await statementOf(48), name: "statement.pdf" });

/** Follows a page that waits until the bill is there. */
async function settle(reply: Response): Promise<string> {
  const address = await settledAddress(reply, get);
  return /^\/account\/bills\/([0-9a-f-]{36})\/review$/.exec(address)?.[1] ?? `led to ${address}`;
}

const keptBill = (billId: string, { account } = ada) => keptBills.find(site.db, account, billId);
const countBills = async ({ account } = ada) => (await keptBills.list(site.db, account)).length;
const filesOf = ({ account }: SignedIn) =>
  readdir(path.join(site.dataDir, "account-files", account.accountId)).catch(() => []);

test("several photos of one bill become one bill in their order, with a picture of each page", async () => {
  const reply = await upload(["urgent-care-receipt.png", "physician-statement.pdf"]);
  expect(reply.status).toBe(303);
  const billId = await settle(reply);
  const { bill, state } = (await keptBill(billId))!;
  expect(state).toBe("draft");
  expect(bill.documents.map(({ name, kind, type, pages }) => [name, kind, type, pages.length])).toEqual([
    ["urgent-care-receipt.png", "bill", "png", 1],
    ["physician-statement.pdf", "bill", "pdf", expect.any(Number)],
  ]);
  expect(bill.lines.length).toBeGreaterThan(2);
  const printed = bill.lines.flatMap(({ amountCents }) => amountCents?.printed?.fileId ?? []);
  const pictures = bill.documents.flatMap(({ pages }) => pages.map(({ fileId }) => fileId));
  expect(printed.length).toBe(bill.lines.length);
  for (const fileId of printed) expect(pictures).toContain(fileId);
});

test("a bill is reviewed beside its page: fields filled in, with the numbers of their places on the picture", async () => {
  const billId = await settle(await upload(["urgent-care-receipt-scan.jpg"]));
  const { page, fields, status } = await openForm(site, ada.cookie, `/account/bills/${billId}/review`);
  expect(status).toBe(200);
  expect(fields).toMatchObject({
    providerName: "QUICKSTEP URGENT CARE",
    firstServiceDate: "2025-11-11",
    lastServiceDate: "2025-11-11",
    chargesCents: "531.03",
    amountDueCents: "25.00",
    "line-1-code": "99213",
    "line-1-codeType": "CPT",
    "line-1-modifiers": "25",
  });
  const number = page.querySelector('a[href="#mark-chargesCents"]')?.text;
  expect(number).toMatch(/^\d$/);
  expect(page.querySelector("#mark-chargesCents text")?.text.trim()).toBe(number);
  const box = page.querySelector("#mark-chargesCents rect")!;
  expect(Number(box.getAttribute("x"))).toBeGreaterThan(600);
  expect(page.querySelector('a[href="#mark-line-1"]')?.text).toBe("L1");
  expect(page.querySelector("#mark-line-1-amountCents")).not.toBeNull();

  const picture = await get(page.querySelector("figure img")?.getAttribute("src") ?? "");
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
  });
  const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
  expect(Math.max(width ?? 0, height ?? 0)).toBeGreaterThan(900);
});

test("what was sent comes back byte for byte as a file to be saved, whatever its name", async () => {
  const bytes = await statementOf(48);
  const name = 'Zoë’s "bill" <b> ../../\u202efdp.pdf';
  const billId = await settle(await send(uploadPath, filesForm([{ bytes, name }])));
  const [document] = (await keptBill(billId))!.bill.documents;
  const reply = await get(`/account/bills/${billId}/files/${document!.fileId}`);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-length": String(bytes.length),
    "cache-control": "private, no-store",
    "content-security-policy": "sandbox; default-src 'none'",
  });
  expect(reply.headers.get("Content-Disposition")).toMatch(/^attachment; filename/);
  expect(Buffer.from(await reply.arrayBuffer()).equals(bytes)).toBe(true);
});

test("nobody else sees a bill, its pages or its files: each is as if it were not there", async () => {
  const billId = await settle(await send(uploadPath, filesForm([await aStatement()])));
  const [document] = (await keptBill(billId))!.bill.documents;
  const { fileId, pages } = document!;
  for (const address of [
    `/account/bills/${billId}/review`,
    `/account/bills/${billId}/add-document`,
    `/account/bills/${billId}/pages/${pages[0]!.fileId}`,
    `/account/bills/${billId}/files/${fileId}`,
    `/account/bills/${billId}/files/${pages[0]!.fileId}?as=owner`,
    `/account/bills/${randomUUID()}/review`,
    "/account/bills/1/review",
    `/account/bills/${billId}/pages/1`,
  ]) {
    const who = address.endsWith("?as=owner") ? ada : other;
    expect([address, (await get(address, who)).status]).toEqual([address, 404]);
  }
  const theirs = (await get(`/account/bills/${billId}/review`, other)).text();
  const none = (await get(`/account/bills/${randomUUID()}/review`, other)).text();
  const words = (html: string) => parse(html).querySelector("main")?.text;
  expect(words(await theirs)).toBe(words(await none));
});

test("files lie on the disk sealed, and under names that tell nothing", async () => {
  const folder = path.join(site.dataDir, "account-files");
  const sealed = openSealedFiles(folder);
  const names = await filesOf(ada);
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) {
    expect(name).toMatch(/^[0-9a-f-]{36}$/);
    const plain = await buffer((await sealed.read(ada.account, name))!.chunks);
    expect(plain.toString("latin1", 0, 12)).toMatch(/^(?:\x89PNG|\xff\xd8\xff|%PDF-)/);
    const onDisk = await readFile(path.join(folder, ada.account.accountId, name));
    // Not the type's three or four letters: sealed bytes spell those by chance.
    const stretches = [0, 0.25, 0.5, 0.75].map((share) => Math.floor(share * plain.length));
    const inClear = stretches.filter((at) => onDisk.includes(plain.subarray(at, at + 16)));
    expect(inClear).toEqual([]);
  }
});

test("the same form sent twice is one bill; another file out of it is another", async () => {
  const uploadId = randomUUID();
  const before = await countBills();
  const statement = await aStatement();
  const replies = await Promise.all([1, 2].map(() => send(uploadPath, filesForm([statement], { uploadId }))));
  const [first, second] = [await settle(replies[0]!), await settle(replies[1]!)];
  expect(second).toBe(first);
  expect(await countBills()).toBe(before + 1);
  const { bill } = (await keptBill(first))!;
  const known = bill.documents.flatMap(({ fileId, pages }) => [fileId, ...pages.map((page) => page.fileId)]);
  expect(await filesOf(ada)).toEqual(expect.arrayContaining(known));
  const another = { ...statement, bytes: await statementOf(49) };
  expect(await settle(await send(uploadPath, filesForm([another], { uploadId })))).not.toBe(first);
});

test("a bill that cannot be read is kept with its pages, to be typed beside them", async () => {
  const billId = await settle(await upload(["letter-not-a-bill.pdf"]));
  const { page, text, fields } = await openForm(site, ada.cookie, `/account/bills/${billId}/review`);
  expect(text).toContain("We could not read this bill.");
  expect(page.querySelectorAll("figure img")).toHaveLength(1);
  expect(fields).toMatchObject({ providerName: "", chargesCents: "", lines: "" });
});

test.each([
  ["no file", [], 422, "Please choose a file to upload."],
  ["an empty file", [{ bytes: "", name: "bill.pdf" }], 422, "This file is empty."],
  ["text", [{ bytes: "Total $12", name: "bill.png" }], 415, "File type not accepted."],
  [
    "a page of the web",
    [{ bytes: "<script>alert(1)</script>", name: "x.jpg" }],
    415,
    "File type not accepted.",
  ],
  ["a broken PDF", [{ bytes: "%PDF-1.7 nothing", name: "bill.pdf" }], 422, "Failed to validate PDF."],
  ["a broken picture", [{ bytes: "\x89PNG\r\n\x1a\n", name: "bill.png" }], 415, "File type not accepted."],
])("%s is refused in words, and nothing of it stays", async (_, files, status, words) => {
  const reply = await send(uploadPath, filesForm(files), other);
  expect(reply.status).toBe(status);
  const page = parse(await reply.text());
  expect(page.querySelector("title")?.text).toMatch(/^Error: /);
  expect(page.querySelector("#upload-problems")?.text).toContain(words);
  expect(page.querySelector("input[type=file]")?.getAttribute("aria-invalid")).toBe("true");
  expect(await filesOf(other)).toEqual([]);
  expect(await countBills(other)).toBe(0);
});

test("of several files it is said which one is wrong, and none of them stays", async () => {
  const reply = await upload(["urgent-care-receipt.png", "locked-statement.pdf"], {}, other);
  expect(reply.status).toBe(422);
  expect(await reply.text()).toContain("File 2: This PDF is locked with a password.");
  expect(await filesOf(other)).toEqual([]);
});

test("a bill of 960 lines is kept whole; one of more than 1,000 is refused in words that say what to do", async () => {
  const whole = await send(uploadPath, filesForm([{ bytes: await statementOf(960), name: "s.pdf" }]));
  expect((await keptBill(await settle(whole)))?.bill.lines).toHaveLength(960);
  const more = await send(uploadPath, filesForm([{ bytes: await statementOf(1008), name: "s.pdf" }]), other);
  expect([more.status, await more.text()]).toEqual([
    422,
    expect.stringContaining(
      "This bill has 1,008 lines, and a bill here can have up to 1,000. Upload it in parts",
    ),
  ]);
  expect(await filesOf(other)).toEqual([]);
});

test("a form that is cut off or is none leaves nothing", async () => {
  for (const [body, type] of [
    ["files=x", "application/x-www-form-urlencoded"],
    [
      '--b\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\n\x89PN',
      "multipart/form-data; boundary=b",
    ],
  ]) {
    const headers = { Cookie: other.cookie, "Content-Type": type! };
    const reply = await site.fetch(uploadPath, { method: "POST", headers, body });
    expect(reply.status).toBe(400);
  }
  expect(await filesOf(other)).toEqual([]);
});

test("eleven files, 26 pages in all, a PDF of 26 pages and 100 MB are refused in words", async () => {
  const receipt = { bytes: await billFixture("urgent-care-receipt.png"), name: "receipt.png" };
  const statement = { bytes: await longScannedBill(13), name: "long.pdf" };
  const noise = { bytes: Buffer.concat([receipt.bytes, randomBytes(26_000_000)]), name: "noise.png" };
  const cases: [{ bytes: Uint8Array; name: string }[], number, RegExp][] = [
    [Array(11).fill(receipt), 422, /Maximum 10 files allowed/],
    [[statement, statement], 422, /One bill can have up to 25 pages in all \(found 26\)/],
    [[{ bytes: await longScannedBill(26), name: "longer.pdf" }], 422, /\(found 26\)/],
    [[noise, noise, noise, noise], 413, /Send up to 100 MB at once/],
  ];
  for (const [files, status, words] of cases) {
    const reply = await send(uploadPath, filesForm(files), other);
    expect([reply.status, await reply.text()]).toEqual([status, expect.stringMatching(words)]);
  }
  expect(await filesOf(other)).toEqual([]);
});

test("an explanation of benefits that is added to a bill is kept as one, and the bill stays as it is", async () => {
  const billId = await settle(await send(uploadPath, filesForm([await aStatement()])));
  const before = (await keptBill(billId))!;
  const addPath = `/account/bills/${billId}/add-document`;
  const bytes = await billFixture("explanation-of-benefits.webp");
  const reply = await send(addPath, filesForm([{ bytes, name: "eob.webp" }], { kind: "eob" }));
  expect(await settle(reply)).toMatch(/^led to \/account\/explanations\/[0-9a-f-]{36}\/review$/);
  expect(await keptBill(billId)).toEqual(before);
  const theirs = await send(addPath, filesForm([{ bytes, name: "eob.webp" }], { kind: "eob" }), other);
  expect(theirs.status).toBe(404);
});

test("the waiting page of an upload that is over says so, and a forged one alike", async () => {
  for (const reading of [randomUUID(), "1", ""]) {
    const reply = await get(`${uploadPath}?reading=${reading}`);
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain("This upload has ended.");
  }
});

test("on a full disk a bill of 25 pages, and one whose pictures do not fit, are refused in words; nothing is half kept", async ({
  skip,
}) => {
  const poor = await signIn(site);
  const folder = path.join(site.dataDir, "account-files");
  const wasTried = await withTinyDisk(folder, async () => {
    const long = await send(
      uploadPath,
      filesForm([{ bytes: await longScannedBill(25), name: "long.pdf" }]),
      poor,
    );
    expect([long.status, await long.text()]).toEqual([
      507,
      expect.stringContaining("Nothing was saved: our server has run out of space."),
    ]);
    expect(await filesOf(poor)).toEqual([]);
    const receipt = await billFixture("urgent-care-receipt.png");
    await writeFile(path.join(folder, "filler"), Buffer.alloc(300 * 1024 - receipt.length - 30_000));
    const short = await upload(["urgent-care-receipt.png"], {}, poor);
    expect(short.status).toBe(507);
    expect(await filesOf(poor)).toEqual([]);
    // The console says it, once a minute however many forms come back.
    expect(vi.mocked(console.error).mock.calls).toEqual([[expect.stringMatching(/^The disk is full: /)]]);
    vi.mocked(console.error).mockClear();
  });
  if (!wasTried) skip("only root may mount a tiny disk");
  expect(await countBills(poor)).toBe(0);
});
