import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { emptyBill, emptyLine, type KeptBill, type KeptLine } from "#app/domain/bills/kept/kept-bill.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { formOf, openForm } from "../support/keep-bill.ts";
import { pageOf } from "../support/read-page.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const manualPath = "/account/add-bill/manual-entry";

const site = siteForTests({ SAMPLE_DATA: "on" });
let ada: SignedIn;
beforeAll(async () => {
  ada = await signIn(site);
});

const box = { left: 0.1, top: 0.2, right: 0.3, bottom: 0.22 };
const printed = (confidence: number) => ({ fileId: randomUUID(), box, confidence });
const read = <Value>(value: Value, confidence = 0.98) => ({ value, printed: printed(confidence) });
const typed = <Value>(value: Value) => ({ value, printed: null });

function aLine(lineId: number, part: Partial<KeptLine> = {}): KeptLine {
  const serviceCode = read({ codeType: "CPT", code: "73721" } as const);
  return {
    ...emptyLine,
    lineId,
    description: read(`Service ${lineId}`),
    serviceCode,
    amountCents: read(100_00),
    ...part,
  };
}

const someBill: KeptBill = {
  ...emptyBill,
  providerName: read("Larkfield Fictional Hospital"),
  statementDate: read("2026-03-01", 0.4),
  totals: { ...emptyBill.totals, chargesCents: read(200_00), amountDueCents: read(150_00) },
  lines: [aLine(1), aLine(2)],
  lastLineId: 2,
};

async function keep(bill: KeptBill = someBill, state: "draft" | "kept" = "draft"): Promise<string> {
  const billId = randomUUID();
  await keptBills.draft(site.db, ada.account, { id: billId, kept: bill, state }, systemClock);
  return billId;
}

const reviewOf = (billId: string) => `/account/bills/${billId}/review`;
const open = (address: string) => openForm(site, ada.cookie, address);
const found = async (billId: string) => (await keptBills.find(site.db, ada.account, billId))!;

async function post(address: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const reply = await site.post(address, body, { Cookie: ada.cookie });
  return { ...formOf(reply.status, await reply.text()), location: reply.headers.get("Location"), reply };
}

test("what was put right is kept with the place where it is printed; what was left stays as it was read", async () => {
  const billId = await keep();
  const { fields, action } = await open(reviewOf(billId));
  const saved = await post(action, { ...fields, amountDueCents: "$1,150.5", intent: "save" });
  expect(saved.status).toBe(422);
  const again = await post(action, {
    ...fields,
    amountDueCents: "$1,150.50",
    statementDate: "3/5/2026",
    insurancePaidCents: "49.50",
    "line-2-amountCents": "",
  });
  expect([again.status, again.location]).toEqual([303, `${reviewOf(billId)}?done=saved`]);
  const { bill, version, state } = await found(billId);
  expect([version, state]).toEqual([2, "draft"]);
  expect(bill.totals.amountDueCents).toEqual({
    value: 1150_50,
    printed: { ...someBill.totals.amountDueCents!.printed, confidence: 1 },
  });
  expect(bill.statementDate?.value).toBe("2026-03-05");
  expect(bill.totals.insurancePaidCents).toEqual(typed(49_50));
  expect(bill.totals.chargesCents).toEqual(someBill.totals.chargesCents);
  expect(bill.lines[0]).toEqual(someBill.lines[0]);
  expect(bill.lines[1]).toMatchObject({ amountCents: null, description: someBill.lines[1]!.description });
});

test("what was hard to read is marked in words, until its owner has put it right", async () => {
  const billId = await keep();
  const { page, fields, action } = await open(reviewOf(billId));
  expect(page.querySelector("#statementDate-doubt")?.text).toBe("Hard to read: please check");
  expect(page.querySelector("#statementDate")?.getAttribute("aria-describedby")).toContain(
    "statementDate-doubt",
  );
  expect(page.querySelectorAll('[id$="-doubt"]')).toHaveLength(1);
  await post(action, { ...fields, statementDate: "2026-03-07" });
  expect((await open(reviewOf(billId))).page.querySelectorAll('[id$="-doubt"]')).toHaveLength(0);
});

test("sums are told, and never forced", async () => {
  const billId = await keep();
  const { text, fields, action } = await open(reviewOf(billId));
  expect(text).toContain("The lines add up to the total charges, $200.00.");
  expect(text).toContain("are $200.00, and the amount due is $150.00, a difference of $50.00.");
  await post(action, { ...fields, adjustmentsCents: "50", "line-1-amountCents": "99.99", intent: "keep" });
  const kept = await open(reviewOf(billId));
  expect(kept.text).toContain("Charges minus adjustments and payments equal the amount due, $150.00.");
  expect(kept.text).toContain(
    "The lines add up to $199.99, and the total charges are $200.00, a difference of $0.01.",
  );
  expect((await found(billId)).state).toBe("kept");
});

test("a credit is typed as a line with a minus sign, and taken off the sum", async () => {
  const billId = await keep();
  const { fields, action } = await open(reviewOf(billId));
  await post(action, { ...fields, "line-2-amountCents": "-20.00", intent: "keep" });
  const { bill } = await found(billId);
  expect(bill.lines[1]?.amountCents?.value).toBe(-2_000);
  expect((await open(reviewOf(billId))).fields["line-2-amountCents"]).toBe("-20.00");
});

test.each([
  ["chargesCents", "-5", "Total charges: Enter the amount without a minus sign"],
  ["amountDueCents", "(12.00)", "Amount due: Enter the amount without a minus sign"],
  ["chargesCents", "1e400", "Total charges: Enter an amount in dollars"],
  ["chargesCents", "NaN", "Total charges: Enter an amount in dollars"],
  ["chargesCents", "Infinity", "Total charges: Enter an amount in dollars"],
  ["chargesCents", "12.345", "Total charges: Enter an amount in dollars"],
  ["chargesCents", "100,000,000.01", "Total charges: Enter an amount of up to $100 million"],
  ["chargesCents", "9".repeat(40), "Total charges: Enter an amount of up to $100 million"],
  ["line-2-amountCents", "-100,000,000.01", "Line 2, Charge: Enter an amount of up to $100 million"],
  ["line-2-amountCents", "١٢", "Line 2, Charge: Enter an amount in dollars"],
  ["line-1-serviceDate", "2026-02-30", "Line 1, Day of care: Enter a date, for example"],
  ["statementDate", "yesterday", "Statement date: Enter a date, for example"],
  ["statementDate", "1989-12-31", "Statement date: Enter a date after 1990"],
  ["statementDate", "2999-01-01", "Statement date: Enter a date that is not in the future"],
  ["line-1-units", "0", "Line 1, Units: Enter how many units"],
  ["line-1-units", "1e9", "Line 1, Units: Enter how many units"],
  ["line-1-modifiers", "RIGHT", "Line 1, Modifiers: Enter modifiers of two characters"],
  ["line-1-revenueCode", "45", "Line 1, Revenue code: Enter a revenue code"],
  ["line-1-code", "x".repeat(61), "Line 1, Code: Enter a code of up to 60 characters"],
  ["providerName", "x".repeat(201), "Hospital or practice, as printed: Enter no more than 200"],
  ["hospital", "0123456789", "The hospital in our directory: Choose a hospital from the list"],
])("%s “%s” comes back with what to mend, and nothing is lost", async (name, value, words) => {
  const billId = await keep();
  const { fields, action } = await open(reviewOf(billId));
  const sent = { ...fields, "line-1-description": "Knee MRI, typed anew", [name]: value };
  const reply = await post(action, sent);
  expect(reply.status).toBe(422);
  expect(reply.reply.headers.get("Cache-Control")).toContain("no-store");
  expect(reply.page.querySelector("title")?.text).toMatch(/^Error: /);
  expect(reply.page.querySelector("#review-problems")?.text).toContain(words);
  expect(reply.page.querySelector(`#review-problems a[href="#${name}"]`)).not.toBeNull();
  expect(reply.fields).toMatchObject({ "line-1-description": "Knee MRI, typed anew" });
  if (name !== "hospital") expect(reply.fields[name]).toBe(value);
  expect(await found(billId)).toMatchObject({ version: 1, bill: someBill });
});

test("a last day before the first is told at its field", async () => {
  const { fields, action } = await open(reviewOf(await keep()));
  const reply = await post(action, {
    ...fields,
    firstServiceDate: "2026-02-02",
    lastServiceDate: "2026-02-01",
  });
  expect(reply.page.querySelector("#review-problems")?.text).toContain("not before the first");
});

test("names in emoji, from right to left and with what nobody sees are kept as they are seen", async () => {
  const billId = await keep();
  for (const [sent, kept] of [
    ["🏥 Klinik Zoë\u0301", "🏥 Klinik Zoë\u0301".normalize("NFC")],
    ["مستشفى \u202eالأمل", "مستشفى الأمل"],
    ["Mer\u200bcy\u0000 \u2060Hospital\u202c", "Mercy Hospital"],
    ["<b>Mercy</b> & 'Sons\"", "<b>Mercy</b> & 'Sons\""],
  ] as const) {
    const { fields, action } = await open(reviewOf(billId));
    await post(action, { ...fields, providerName: sent });
    expect((await found(billId)).bill.providerName?.value).toBe(kept);
    expect((await open(reviewOf(billId))).fields.providerName).toBe(kept);
  }
});

test("lines are added and removed by plain buttons, which save the rest on their way", async () => {
  const billId = await keep();
  let form = await open(reviewOf(billId));
  const added = await post(form.action, { ...form.fields, amountDueCents: "20", intent: "add-line" });
  expect([added.status, added.location]).toEqual([303, `${reviewOf(billId)}#line-3-serviceDate`]);
  form = await open(reviewOf(billId));
  expect(form.fields).toMatchObject({ lines: "1 2 3", amountDueCents: "20.00", "line-3-description": "" });
  const sent = { ...form.fields, "line-3-description": "Splint", intent: "remove-1" };
  expect((await post(form.action, sent)).status).toBe(303);
  expect((await post(form.action, sent)).status).toBe(303); // pressed twice
  const { bill } = await found(billId);
  expect(bill.lines.map(({ lineId, description }) => [lineId, description?.value])).toEqual([
    [2, "Service 2"],
    [3, "Splint"],
  ]);
  form = await open(reviewOf(billId));
  await post(form.action, { ...form.fields, intent: "add-line" });
  expect((await found(billId)).bill.lines.map(({ lineId }) => lineId)).toEqual([2, 3, 4]);
});

test("codes are brought to their one spelling; one without the form of its kind is told", async () => {
  const billId = await keep();
  const { fields, action } = await open(reviewOf(billId));
  await post(action, {
    ...fields,
    "line-1-codeType": "",
    "line-1-code": "g0463",
    "line-1-modifiers": "25, lt",
    "line-1-revenueCode": "450",
    "line-2-codeType": "CPT",
    "line-2-code": "7372",
  });
  const { bill } = await found(billId);
  expect(bill.lines[0]).toMatchObject({
    serviceCode: { value: { codeType: "HCPCS", code: "G0463" } },
    modifiers: [{ value: "25" }, { value: "LT" }],
    revenueCode: { value: "0450" },
  });
  const { text } = await open(reviewOf(billId));
  expect(text).toContain("This doesn’t look like a CPT code.");
});

test("a hospital is found by its name and chosen, never taken in silence", async () => {
  const billId = await keep();
  const { rows } = await site.db.execute<{ name: string; shortId: string }>(
    `select name, short_id as "shortId" from hospitals where current_import_id is not null order by hospital_id limit 1`,
  );
  const { name, shortId } = rows[0]!;
  let form = await open(reviewOf(billId));
  expect(form.fields.hospital).toBe("");
  const looked = await post(form.action, { ...form.fields, find: name, intent: "find-hospital" });
  expect(looked.status).toBe(303);
  form = await open(looked.location!.split("#")[0]!);
  expect(form.page.querySelector(`input[name="hospital"][value="${shortId}"]`)).not.toBeNull();
  await post(form.action, { ...form.fields, find: "", hospital: shortId });
  expect((await found(billId)).bill.hospital).toEqual({ name, shortId });
  form = await open(reviewOf(billId));
  expect(form.fields.hospital).toBe(shortId);
  const none = await open(`${reviewOf(billId)}?find=Zzyzx`);
  expect(none.fields.hospital).toBe(shortId);
  await post(form.action, { ...form.fields, hospital: "" });
  expect((await found(billId)).bill.hospital).toBeNull();
});

test("of two windows the second is told what the first changed, loses nothing, and may save again", async () => {
  const billId = await keep();
  const [first, second] = [await open(reviewOf(billId)), await open(reviewOf(billId))];
  await post(first.action, {
    ...first.fields,
    amountDueCents: "10",
    providerName: "First Window Clinic",
    intent: "remove-2",
  });
  const sent = {
    ...second.fields,
    amountDueCents: "20",
    statementDate: "2026-03-09",
    "line-1-description": "Of the second window",
    "line-2-description": "On a line that is gone",
  };
  const told = await post(second.action, sent);
  expect(told.status).toBe(409);
  expect(told.text).toContain("This bill was changed in another window");
  const changes = told.page.querySelectorAll("#review-changes li").map(({ text }) => text);
  expect(changes).toEqual([
    "Hospital or practice, as printed: now “First Window Clinic”, from the other window",
    "Amount due: the other window saved “10.00”, you have “20”",
    expect.stringContaining(
      "Line 2, Description: the other window removed this line, you have “On a line that is gone”",
    ),
    expect.stringContaining("Line 2, Type of code: the other window removed this line"),
    expect.stringContaining("Line 2, Code: the other window removed this line"),
    expect.stringContaining("Line 2, Charge: the other window removed this line"),
  ]);
  expect(told.fields).toMatchObject({
    providerName: "First Window Clinic",
    amountDueCents: "20",
    statementDate: "2026-03-09",
    "line-1-description": "Of the second window",
    "line-2-description": "On a line that is gone",
  });
  expect((await found(billId)).version).toBe(2);

  const again = await post(told.action, told.fields);
  expect(again.status).toBe(303);
  const { bill } = await found(billId);
  expect(bill).toMatchObject({
    providerName: { value: "First Window Clinic" },
    statementDate: { value: "2026-03-09" },
    totals: { amountDueCents: { value: 20_00 } },
  });
  expect(bill.lines.map(({ description }) => description?.value)).toEqual([
    "Of the second window",
    "On a line that is gone",
  ]);
});

test("what another window changed elsewhere in the bill stays, and nobody is asked", async () => {
  const lines = Array.from({ length: 60 }, (_, index) => aLine(index + 1));
  const billId = await keep({ ...someBill, lines, lastLineId: 60 });
  const [first, second] = [await open(reviewOf(billId)), await open(`${reviewOf(billId)}?page=2`)];
  expect([first.fields.lines!.split(" ").length, second.fields.lines!.split(" ").length]).toEqual([50, 10]);
  await post(first.action, { ...first.fields, "line-3-description": "Changed on page 1" });
  const saved = await post(second.action, { ...second.fields, "line-55-description": "Changed on page 2" });
  expect(saved.status).toBe(303);
  const { bill } = await found(billId);
  expect([bill.lines[2]!.description?.value, bill.lines[54]!.description?.value]).toEqual([
    "Changed on page 1",
    "Changed on page 2",
  ]);
});

test("a bill of 1,000 lines is read and saved a page at a time; its 1,001st is refused in words", async () => {
  const lines = Array.from({ length: 1_000 }, (_, index) => aLine(index + 1));
  const billId = await keep({ ...someBill, lines, lastLineId: 1_000 });
  const { fields, action, text } = await open(`${reviewOf(billId)}?page=20`);
  expect(text).toContain("Lines 951 to 1,000 of 1,000");
  const saved = await post(action, { ...fields, intent: "page-3" });
  expect(saved.location).toBe(`${reviewOf(billId)}?page=3#lines`);
  const more = await open(`${reviewOf(billId)}?page=20`);
  const refused = await post(more.action, { ...more.fields, intent: "add-line" });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("A bill here can have up to 1,000 lines.");
});

test("5,000 lines at once and forms that are none are refused, and the bill stays", async () => {
  const billId = await keep();
  const { fields, action } = await open(reviewOf(billId));
  const many = Array.from({ length: 5_000 }, (_, index) => index + 1);
  const large = Object.fromEntries(many.map((line) => [`line-${line}-description`, "x".repeat(20)]));
  expect((await post(action, { ...fields, ...large })).status).toBe(413);
  const wrongForms: Record<string, string>[] = [
    { lines: many.join(" ") },
    { lines: "1 1" },
    { lines: "-1" },
    { version: "x" },
    { version: "-1" },
    { intent: "burn" },
  ];
  for (const wrong of wrongForms) {
    expect([wrong, (await post(action, { ...fields, ...wrong })).status]).toEqual([wrong, 400]);
  }
  expect((await found(billId)).version).toBe(1);
});

test("a bill typed by hand is a draft that comes back on any device, and is kept when it is finished", async () => {
  const before = (await keptBills.list(site.db, ada.account)).length;
  const form = await open(manualPath);
  expect(form.fields.lines).toBe("1 2 3");
  const sent = {
    ...form.fields,
    providerName: "Typed Clinic",
    "line-1-description": "Visit",
    "line-1-amountCents": "80",
  };
  const saved = await post(form.action, sent);
  expect(saved.status).toBe(303);
  const [, billId = ""] = /bills\/([^/]+)\/review/.exec(saved.location ?? "") ?? [];
  const sentTwice = await post(form.action, sent);
  expect(sentTwice.status).toBe(303);
  expect(await keptBills.list(site.db, ada.account)).toHaveLength(before + 1);

  const drafts = await pageOf(await site.fetch("/account/add-bill", { headers: { Cookie: ada.cookie } }));
  expect(drafts.text).toContain("Bills you have not finished");
  expect(drafts.links()).toContain(reviewOf(billId));

  const later = await open(reviewOf(billId));
  expect(later.fields).toMatchObject({ providerName: "Typed Clinic", "line-1-amountCents": "80.00" });
  const kept = await post(later.action, { ...later.fields, intent: "keep" });
  expect([kept.status, kept.location]).toEqual([303, `/account/bills/${billId}`]);
  const { bill, state } = await found(billId);
  expect(state).toBe("kept");
  expect(bill.lines).toHaveLength(1);
});

test("a typed bill that is wrong comes back whole; one without a sender cannot be finished", async () => {
  const form = await open(manualPath);
  const wrong = await post(form.action, {
    ...form.fields,
    "line-2-amountCents": "ten",
    "line-3-description": "Cast",
  });
  expect(wrong.status).toBe(422);
  expect(wrong.fields).toMatchObject({
    "line-2-amountCents": "ten",
    "line-3-description": "Cast",
    lines: "1 2 3",
  });
  expect(wrong.page.querySelector("#review-problems")?.text).toContain("Line 2, Charge: Enter an amount");
  const unnamed = await post(wrong.action, { ...wrong.fields, "line-2-amountCents": "10", intent: "keep" });
  expect(unnamed.status).toBe(422);
  expect(unnamed.page.querySelector("#review-problems")?.text).toContain("Enter who sent the bill");
});

test("an id of another's bill, chosen for a new one, changes nothing of theirs", async () => {
  const other = await signIn(site);
  const billId = randomUUID();
  await keptBills.draft(site.db, other.account, { id: billId, kept: someBill }, systemClock);
  const form = await open(manualPath);
  const reply = await post(form.action, { ...form.fields, billId, providerName: "Mine" });
  expect(reply.status).toBe(404);
  expect((await keptBills.find(site.db, other.account, billId))?.bill).toEqual(someBill);
});
