import { sql } from "drizzle-orm";
import { parse } from "node-html-parser";
import { beforeEach, expect, test } from "vitest";
import {
  emptyBill,
  emptyCorrespondence,
  type KeptBill,
  type KeptCorrespondence,
} from "#app/domain/bills/kept/kept-bill.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { shareKeptBill } from "#app/domain/bills/kept/share-kept-bill.server.ts";
import { addDays } from "#app/domain/dates/calendar-days.ts";
import { mainOf, openStory, said, withCopy } from "../support/bill-stories.ts";
import { filesForm, settledAddress } from "../support/keep-bill.ts";
import { keepBill, stated } from "../support/kept-bills.ts";
import { noonClock, today } from "../support/noon-clock.ts";
import { openSharedReader } from "../support/recorded-reader.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { billFixture, uploadForm } from "../support/upload.ts";
import { visitsOf } from "../support/visits-of.ts";

const site = siteForTests({}, { clock: noonClock, openReader: openSharedReader });
let ada: SignedIn;
beforeEach(async () => {
  ada = await signIn(site, { name: "Ada Example" });
});

const { get, post } = visitsOf(site, () => ada);
const fieldOf = async (path: string, id: string) =>
  parse(await (await get(path)).text())
    .querySelector(`#${id}`)
    ?.getAttribute("value");

const printed: Partial<KeptCorrespondence> = {
  accountNumber: stated("JG-20417"),
  patientName: stated("Bo Example"),
  billingAddress: stated("PO Box 100, Omaha, NE 68101"),
  billingPhone: stated("(800) 555-0119"),
  assistancePhone: stated("(800) 555-0171"),
};
const billWith = (correspondence: Partial<KeptCorrespondence>, more: Partial<KeptBill> = {}) =>
  keepBill(site, ada, {
    ...withCopy,
    ...more,
    correspondence: { ...emptyCorrespondence, ...correspondence },
  });

/** The physician's statement of the fixtures, in Ada's account. */
async function keepStatement(): Promise<string> {
  const file = { bytes: await billFixture("physician-statement.pdf"), name: "bill.pdf" };
  const address = await settledAddress(
    await post("/account/add-bill/upload-document", filesForm([file], {})),
    get,
  );
  return /^\/account\/bills\/([0-9a-f-]{36})\/review$/.exec(address)?.[1] ?? address;
}

test("what was read of a paper for letters and calls is shown where it is checked, and stays editable", async () => {
  const billId = await keepStatement();
  const review = `/account/bills/${billId}/review`;
  const page = parse(await (await get(review)).text());
  const form = page.querySelector("form[data-review]")!;
  const values = Object.fromEntries(
    form.querySelectorAll("input").map((input) => [input.getAttribute("name"), input.getAttribute("value")]),
  );
  expect(values).toMatchObject({
    accountNumber: "H00447773784",
    patientName: "Marcus B. Nakamura",
    patientAddress: "9567 Magnolia Blvd Apt 18, Duluth, MN 55802",
    billingPhone: "(888) 555-0179",
    collectorName: "",
  });
  const texts = Object.entries(values).map(([name, value]) => [name, String(value ?? "")]);
  const fields = new URLSearchParams(texts.filter(([name]) => name !== "hospital"));
  fields.set("accountNumber", "H00447773785");
  fields.set("billingPhone", "");
  fields.set("intent", "keep");
  expect((await post(review, fields)).status).toBe(303);
  const { bill } = (await keptBills.find(site.db, ada.account, billId))!;
  expect(bill.correspondence).toMatchObject({
    accountNumber: { value: "H00447773785", printed: { confidence: 1 } },
    billingPhone: null,
    patientName: { value: "Marcus B. Nakamura" },
  });
});

test("a letter, the call and the application begin with what the bill prints", async () => {
  const billId = await billWith(printed);
  const letter = `/account/file-appeal?bill=${billId}&kind=itemised-bill`;
  expect(await fieldOf(letter, "accountNumber")).toBe("JG-20417");
  expect(await fieldOf(letter, "patientName")).toBe("Bo Example");
  expect(await fieldOf(`/account/assistance?bill=${billId}`, "accountNumber")).toBe("JG-20417");
  expect(await fieldOf(`/account/assistance?bill=${billId}`, "patientName")).toBe("Bo Example");
  const call = said((await mainOf(await get(`/account/bills/${billId}/call`))).structuredText);
  expect(call).toContain("(800) 555-0119: the number for questions about the bill");
  expect(call).toContain("(800) 555-0171: the number for help with paying");
  expect(call).toContain("My account number is JG-20417.");
});

test("a letter goes to the address that the bill prints, and says what its writer typed instead of what was read", async () => {
  const billId = await billWith(printed);
  const page = parse(await (await get(`/account/file-appeal?bill=${billId}&kind=itemised-bill`)).text());
  const form = page.querySelector("main form")!;
  const fields = new URLSearchParams(
    form
      .querySelectorAll("input")
      .map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]),
  );
  fields.set("accountNumber", "MY-77");
  fields.set("intent", "write");
  const begun = await post(`/account/file-appeal?bill=${billId}&kind=itemised-bill`, fields);
  expect(begun.status).toBe(303);
  const text = await (await get(begun.headers.get("Location")!)).text();
  expect(text).toContain("PO Box 100");
  expect(text).toContain("Omaha, NE 68101");
  expect(text).toContain("MY-77");
  expect(text).not.toContain("JG-20417");
});

test("a collector's letter leads by the day that it prints, and fills the letter that disputes it", async () => {
  const disputeBy = addDays(today, 17);
  const billId = await billWith(
    {
      accountNumber: stated("98811458"),
      collectorName: stated("North Shore Recovery Services, Inc."),
      collectorReference: stated("712971348"),
      originalCreditor: stated("Ashgrove Institute"),
      disputeBy: stated(disputeBy),
      billingAddress: stated("PO Box 52261, Duluth, MN 55802"),
      billingPhone: stated("(866) 555-0152"),
    },
    {
      statementDate: stated(addDays(today, -60)),
      reading: {
        paper: "collection-notice",
        isPeriodPrinted: false,
        hasUnreadCharges: false,
        otherAmounts: [],
      },
    },
  );
  await post(`/account/bills/${billId}`, new URLSearchParams({ intent: "payer", coverage: "self-pay" }));
  const { next, door } = await openStory(site, ada, billId);
  expect(next).toContain("by the day printed on its letter");
  expect(next).toMatch(/\(17 days left\)/);
  const letter = parse(await (await get(door!)).text());
  const textIn = (id: string) => letter.querySelector(`#${id}`)?.getAttribute("value");
  expect(
    ["collectorName", "collectorReference", "providerName", "collectorNoticeReceivedOn"].map(textIn),
  ).toEqual([
    "North Shore Recovery Services, Inc.",
    "712971348",
    "Ashgrove Institute",
    addDays(disputeBy, -30),
  ]);
  const call = said((await mainOf(await get(`/account/bills/${billId}/call`))).structuredText);
  expect(call).toContain("North Shore Recovery Services, Inc.: (866) 555-0152");
});

test("nothing of it reaches what is shared, from an account or from an upload", async () => {
  const billId = await billWith({ ...printed, patientAddress: stated("1 Elm St, Omaha, NE 68101") });
  expect(await shareKeptBill(site.db, ada.account, billId, noonClock)).toBe("shared");
  const uploaded = await site.post(
    "/ocr/cloud_ocr",
    uploadForm({ bytes: await billFixture("physician-statement.pdf"), name: "bill.pdf" }),
  );
  const answered = await uploaded.text();
  const { rows } = await site.db.execute(sql`select * from shared_bills`);
  expect(rows.length).toBeGreaterThan(1);
  const listed = await (await site.fetch("/ocr/get_recent_uploads")).text();
  const personal =
    /JG-20417|Bo Example|PO Box 100|555-01|Elm St|H00447773784|Nakamura|Magnolia|correspondence|account_number/;
  expect(JSON.stringify(rows)).not.toMatch(personal);
  expect(listed).not.toMatch(personal);
  expect(answered).not.toMatch(personal);
});

test("a bill that was kept before any of it was read is as it was", async () => {
  const billId = await keepBill(site, ada, { ...emptyBill, ...withCopy });
  expect(await fieldOf(`/account/bills/${billId}/review`, "accountNumber")).toBe("");
  const call = said((await mainOf(await get(`/account/bills/${billId}/call`))).structuredText);
  expect(call).toContain("My account number is on it.");
  expect((await keptBills.find(site.db, ada.account, billId))?.bill).not.toHaveProperty("correspondence");
});
