import { randomUUID } from "node:crypto";
import { parse } from "node-html-parser";
import { expect, test, vi } from "vitest";
import { sealBillToCheck } from "#app/domain/bills/sharing/bill-to-check.server.ts";
import { readerBytes } from "#app/routes/bills/on-device/reader-download.ts";
import { pageOf, readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { billFixture, uploadForm } from "../support/upload.ts";
import { withoutTables } from "../support/without-tables.ts";

const secret = "what seals the checks of these tests";
const site = siteForTests({ SESSION_SECRET: secret });

/** Sends a fixture by the page's form, as its script does, and gives the check that comes back. */
async function checkOf(file: string, fields: Record<string, string> = {}) {
  const form = uploadForm({ bytes: await billFixture(file), name: file });
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const reply = await site.post(`/upload-bill?follow=${randomUUID()}`, form);
  const html = await reply.text();
  const value = (name: string) =>
    parse(html).querySelector(`#check [name="${name}"]`)?.getAttribute("value") ?? "";
  return {
    status: reply.status,
    html,
    check: value("check"),
    facts: { hospitalName: value("hospitalName"), invoiceDate: value("invoiceDate"), total: value("total") },
  };
}

const post = (address: string, fields: Record<string, string>) => site.post(address, fields);

const countShared = async () =>
  Number((await site.db.execute("select count(*)::int as count from shared_bills")).rows[0]?.count);

/** Shares what a fixture's check says, and gives the receipt's address. */
async function shareFixture(file: string): Promise<string> {
  const { check, facts } = await checkOf(file);
  const shared = await post("/upload-bill", { intent: "share", check, ...facts });
  expect(shared.status).toBe(303);
  return shared.headers.get("Location") ?? "";
}

test("a bill sent by the page's form is shown with its picture, and nothing is shared until its owner says so", async () => {
  const before = await countShared();
  const { status, html, check, facts } = await checkOf("urgent-care-receipt.png");
  expect(status).toBe(200);
  expect(facts).toEqual({
    hospitalName: "MEDPOINT EXPRESS CLINIC",
    invoiceDate: "2026-06-08",
    total: "423.39",
  });
  expect(html).toContain("Check, then share");
  const picture = parse(html).querySelector("#UploadBill img")?.getAttribute("src") ?? "";
  const [, jpeg = ""] = /^data:image\/jpeg;base64,(.+)$/.exec(picture) ?? [];
  expect([...Buffer.from(jpeg, "base64").subarray(0, 2)]).toEqual([0xff, 0xd8]);
  expect(jpeg.length).toBeLessThan(150_000);
  expect(await countShared()).toBe(before);

  const declined = await (await site.fetch("/upload-bill?shared=no")).text();
  expect(declined).toContain("We didn’t share or keep anything from your bill.");

  const shared = await post("/upload-bill", { intent: "share", check, ...facts });
  expect(shared.status).toBe(303);
  expect(shared.headers.get("Location")).toMatch(/^\/upload-bill\?receipt=[^#]+#UploadBill$/);
  expect(await countShared()).toBe(before + 1);
});

test("a PDF with text of its own, a fax and a WebP have a picture to check against, too", async () => {
  for (const file of ["physician-statement.pdf", "itemised-bill-fax.tif", "explanation-of-benefits.webp"]) {
    const { html } = await checkOf(file);
    expect([file, html.includes('src="data:image/jpeg;base64,')]).toEqual([file, true]);
  }
});

test("what a person changes before sharing is marked as corrected by hand, and what they leave empty is not shared", async () => {
  const { check, facts } = await checkOf("urgent-care-receipt.png");
  const said = { ...facts, invoiceDate: "", total: "1,423.39" };
  const shared = await post("/upload-bill", { intent: "share", check, ...said });
  const receipt = parse(await (await site.fetch(shared.headers.get("Location") ?? "")).text());
  const shown = receipt.querySelectorAll("#UploadBill dl dd").map(({ text }) => text);
  expect(shown.slice(0, 3)).toEqual([
    "MEDPOINT EXPRESS CLINIC",
    "Not availableCorrected by hand",
    "$1,423.39Corrected by hand",
  ]);
  const recent = receipt.querySelector("#recent-uploads")?.parentNode?.querySelector("li")?.text;
  expect(recent).toContain("Corrected by hand");
});

test("a check that cannot be taken comes back with what was typed; shared again it corrects the same bill", async () => {
  const { check, facts } = await checkOf("urgent-care-receipt.png", { upload_id: "a form of its own" });
  const wrong = await post("/upload-bill", { intent: "share", check, ...facts, hospitalName: "John Smith" });
  expect(wrong.status).toBe(422);
  const page = parse(await wrong.text());
  expect(page.querySelector("title")?.text).toMatch(/^Error: /);
  expect(page.querySelector("#check-problems")?.text).toContain("names of people are not shared");
  expect(page.querySelector('#check [name="hospitalName"]')?.getAttribute("value")).toBe("John Smith");
  expect(page.querySelector('#check [name="check"]')?.getAttribute("value")).toBe(check);

  const before = await countShared();
  const first = await post("/upload-bill", { intent: "share", check, ...facts });
  const again = await post("/upload-bill", { intent: "share", check, ...facts, total: "500" });
  const idOf = (reply: Response) => /receipt=([^.]+)/.exec(reply.headers.get("Location") ?? "")?.[1];
  expect(idOf(again)).toBe(idOf(first));
  expect(await countShared()).toBe(before + 1);
  expect(await (await site.fetch(again.headers.get("Location") ?? "")).text()).toContain("$500.00");
});

test("a check can be opened again by its address, without the picture; a forged one is over", async () => {
  const { check } = await checkOf("urgent-care-receipt.png");
  expect(Buffer.from(check, "base64url").toString("latin1")).not.toContain("MEDPOINT");
  const again = await site.fetch(`/upload-bill?check=${check}`);
  expect([again.status, again.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
  const { html, values } = await pageOf(again);
  expect(values("hospitalName")).toEqual(["MEDPOINT EXPRESS CLINIC"]);
  expect(html).not.toContain("data:image");
  const forged = await site.fetch("/upload-bill?check=forged");
  expect(forged.status).toBe(404);
  expect(await forged.text()).toContain("This reading has ended. Please upload the bill again.");
  const shared = await post("/upload-bill", { intent: "share", check: "forged", total: "1" });
  expect([shared.status, shared.headers.get("Location")]).toEqual([303, "/upload-bill?check=forged"]);
});

test("what was hard to read is marked in words beside its field", async () => {
  const facts = { hospitalName: "Pine Harrow Hospital", invoiceDate: "2026-03-01", totalCents: 121_000 };
  const read = { facts, doubtful: ["totalCents" as const], uploadId: randomUUID() };
  const check = sealBillToCheck(secret, read, { now: () => new Date() });
  const page = parse(await (await site.fetch(`/upload-bill?check=${check}`)).text());
  const total = page.querySelector('#check [name="total"]')!;
  const described = total.getAttribute("aria-describedby")!.split(" ");
  expect(described.map((id) => page.querySelector(`[id="${id}"]`)?.text)).toContain(
    "Hard to read: please check",
  );
  expect(page.querySelector("#check")!.text.match(/Hard to read/g)).toHaveLength(1);
});

test("from its receipt a bill can be corrected and withdrawn", async () => {
  const receiptPath = await shareFixture("urgent-care-receipt.png");
  const receipt = await (await site.fetch(receiptPath)).text();
  expect(receipt).toContain("MEDPOINT EXPRESS CLINIC");
  expect(receipt).toContain("$423.39");
  expect(receipt).toContain("Jun 8, 2026");
  expect(receipt).toMatch(/Time of upload<\/dt><dd><time dateTime="\d{4}-\d\d-\d\dT/);
  expect(receipt).toContain('<meta name="robots" content="noindex"');
  expect(receipt).not.toContain("Corrected by hand</span>");

  const wrong = await post(receiptPath, {
    intent: "correct",
    hospitalName: "John Smith",
    invoiceDate: "2999-01-01",
    total: "lots",
  });
  expect(wrong.status).toBe(422);
  const { text: wrongPage, values } = await pageOf(wrong);
  expect(wrongPage).toContain("names of people are not shared");
  expect(wrongPage).toContain("Enter a date that is not in the future");
  expect(wrongPage).toContain("Enter an amount in dollars, for example 1,234.56");
  expect(values("hospitalName")).toEqual(["John Smith"]);

  const corrected = await post(receiptPath, {
    intent: "correct",
    hospitalName: "Medpoint Express Clinic",
    invoiceDate: "2026-06-09",
    total: "$1,423.39",
  });
  expect(corrected.status).toBe(303);
  const after = await (await site.fetch(corrected.headers.get("Location") ?? "")).text();
  expect(after).toContain("$1,423.39");
  expect(after).toContain("Jun 9, 2026");
  expect(after.match(/Corrected by hand<\/span>/g)).toHaveLength(3);

  const withdrawn = await post(receiptPath, { intent: "withdraw" });
  expect(withdrawn.status).toBe(303);
  expect(withdrawn.headers.get("Location")).toBe(receiptPath);
  const gone = await (await site.fetch(receiptPath)).text();
  expect(gone).toContain("Your bill is withdrawn. We keep nothing from it.");
  expect(gone).not.toContain("Medpoint Express Clinic");
  expect(gone).toContain("Share Your Bill");
});

test("a check that is sent twice is shared once, whether its form names the upload or not", async () => {
  const forms: Record<string, string>[] = [{ upload_id: "a-form-of-its-own" }, {}];
  for (const fields of forms) {
    const before = await countShared();
    const { check, facts } = await checkOf("physician-statement.pdf", fields);
    const pressedTwice = await Promise.all(
      [1, 2].map(() => post("/upload-bill", { intent: "share", check, ...facts })),
    );
    expect(pressedTwice.map(({ status }) => status)).toEqual([303, 303]);
    expect(await countShared()).toBe(before + 1);
  }
});

test("the page names each form it gives out, so that a double press is one upload", async () => {
  const uploadIdOn = async () => (await readPage(site, "/upload-bill")).values("upload_id")[0];
  const [one, other] = [await uploadIdOn(), await uploadIdOn()];
  expect(one).toMatch(/^[0-9a-f-]{36}$/);
  expect(other).not.toBe(one);
});

test("a hospital that is not recognised is null in the data and words on the page", async () => {
  const receiptPath = await shareFixture("urgent-care-receipt.png");
  const body = new URLSearchParams({ intent: "correct", hospitalName: "", invoiceDate: "", total: "" });
  await site.post(receiptPath, body);
  const { data } = await (await site.fetch("/ocr/get_recent_uploads")).json();
  expect(data.recent_uploads[0]).toMatchObject({
    hospital_name: null,
    invoice_date: null,
    total_amount: null,
  });
  const page = await (await site.fetch("/upload-bill")).text();
  expect(page).toContain("Hospital not recognized");
});

test("recent uploads that cannot be read are an empty list that says so, and a receipt says so too", async () => {
  const receiptPath = await shareFixture("urgent-care-receipt.png");
  await withoutTables(site, ["shared_bills"], async () => {
    const page = await site.fetch("/upload-bill");
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toContain("No recent uploads found");
    expect(text).toContain("We cannot load the recent uploads right now.");
    const call = await site.fetch("/ocr/get_recent_uploads");
    expect([call.status, await call.json()]).toEqual([
      200,
      {
        message: "We cannot load the recent uploads right now. Reload the page in a minute.",
        data: { recent_uploads: [] },
      },
    ]);
    expect(console.error).toHaveBeenCalledTimes(2);
    const receipt = await site.fetch(receiptPath);
    expect(receipt.status).toBe(503);
    expect(await receipt.text()).toContain("We cannot load your receipt right now.");
  });
  vi.mocked(console.error).mockClear();
});

test("a forged receipt opens nothing", async () => {
  const page = await (await site.fetch("/upload-bill?receipt=forged.token")).text();
  expect(page).toContain("Share Your Bill");
  const post = await site.post("/upload-bill?receipt=forged.token", { intent: "withdraw" });
  expect(post.headers.get("Location")).toBe("/upload-bill");
});

/** What a device's form sends of a bill that it has read. */
const ofDevice = (fields: Record<string, string>) =>
  post("/upload-bill/on-my-device", { intent: "share", upload_id: randomUUID(), ...fields });

test("what a device has read is shared as its owner approved it, once, and marked as not seen by this server", async () => {
  const before = await countShared();
  const said = { hospitalName: "Device Valley Hospital", invoiceDate: "2026-05-04", total: "1,204.50" };
  const form = { ...said, upload_id: randomUUID(), changed: "totalCents,id,hospitalNames" };
  const pressedTwice = await Promise.all([ofDevice(form), ofDevice(form)]);
  expect(pressedTwice.map(({ status }) => status)).toEqual([303, 303]);
  expect(await countShared()).toBe(before + 1);
  const receipt = await (await site.fetch(pressedTwice[0]!.headers.get("Location") ?? "")).text();
  expect(receipt).toContain("The bill was read on your device: its picture was never sent.");
  expect(receipt.match(/Corrected by hand<\/span>/g)).toHaveLength(1);
  const { data } = await (await site.fetch("/ocr/get_recent_uploads")).json();
  expect(data.recent_uploads[0]).toMatchObject({
    hospital_name: "Device Valley Hospital",
    invoice_date: "2026-05-04",
    total_amount: 1204.5,
    read_on: "device",
  });
  expect(data.recent_uploads.at(-1)).not.toHaveProperty("read_on");
});

test("a device's form is checked like any other: it names a provider and no person, and no stranger's upload", async () => {
  const before = await countShared();
  const refused = await ofDevice({ hospitalName: "John Smith", invoiceDate: "2999-01-01", total: "1e9" });
  expect([refused.status, refused.headers.get("Cache-Control")]).toEqual([422, "private, no-store"]);
  const page = parse(await refused.text());
  expect(page.querySelector("title")?.text).toMatch(/^Error: /);
  expect(page.querySelectorAll("#check-problems a")).toHaveLength(3);
  expect(page.querySelector('#check [name="hospitalName"]')?.getAttribute("value")).toBe("John Smith");
  const nothing = await ofDevice({});
  expect([nothing.status, await nothing.text()]).toEqual([
    422,
    expect.stringContaining("at least one field"),
  ]);
  for (const upload_id of ["", "1", "' or 1=1"]) {
    expect((await ofDevice({ upload_id, total: "1" })).status).toBe(400);
  }
  expect(await countShared()).toBe(before);

  const shared = await site.db.execute(
    "select upload_id from shared_bills where upload_id is not null limit 1",
  );
  const stranger = await ofDevice({ upload_id: String(shared.rows[0]?.upload_id), total: "1" });
  expect(stranger.status).toBe(303);
  expect(await countShared()).toBe(before + 1); // a separate bill: the stranger's is unchanged
});

test("without script the page of on-device reading says what it needs, and with it what it downloads", async () => {
  const html = await (await site.fetch("/upload-bill/on-my-device")).text();
  const page = parse(html);
  expect(page.querySelector("noscript")?.innerHTML).toContain('href="/upload-bill#UploadBill"');
  expect(page.querySelector("form[data-on-device]")?.getAttribute("hidden")).toBeDefined();
  const form = page.querySelector("form[data-on-device]")!;
  const { worker, assets } = JSON.parse(form.getAttribute("data-addresses")!);
  const sizeOf = async (address: string, coding: string) => {
    const reply = await site.fetch(address, { method: "HEAD", headers: { "Accept-Encoding": coding } });
    expect(reply.headers.get("Cache-Control")).toContain("immutable");
    return Number(reply.headers.get("Content-Length"));
  };
  const megabytes = async (...addresses: string[]) => {
    const sizes = await Promise.all(addresses.map((address) => sizeOf(address, "br")));
    return (sizes.reduce((sum, size) => sum + size, 0) / 1_000_000).toFixed(1);
  };
  const { pdfium, ...ofPictures } = assets;
  const forPictures = [worker, ...Object.values<string>(ofPictures)];
  expect(form.text).toContain(`${await megabytes(...forPictures)} MB for a photo`);
  expect(form.text).toContain(`${await megabytes(worker, pdfium)} MB for a PDF with text`);
  expect(form.text).toContain(`${await megabytes(...forPictures, pdfium)} MB for a scanned PDF`);
  for (const [asset, bytes] of Object.entries(readerBytes)) {
    expect([asset, await sizeOf(assets[asset], "identity")]).toEqual([asset, bytes]);
  }
  const policy = (await site.fetch(worker)).headers.get("Content-Security-Policy");
  expect(policy).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'");
});

test("who sends many bills that devices have read is told when to go on", async () => {
  let reply = await ofDevice({ total: "1" });
  for (let sent = 1; sent <= 30 && reply.status === 303; sent++) reply = await ofDevice({ total: "1" });
  expect(reply.status).toBe(429);
  expect(Number(reply.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(
    parse(await reply.text())
      .querySelector('#check [name="total"]')
      ?.getAttribute("value"),
  ).toBe("1");
});
