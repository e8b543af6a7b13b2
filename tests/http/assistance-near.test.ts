import { type HTMLElement, parse } from "node-html-parser";
import { beforeAll, describe, expect, test } from "vitest";
import { addListedHospital, fileAssistancePolicy } from "../support/assisting-hospitals.ts";
import { patientsGrade, readingGrade } from "../support/reading-grade.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const clock = { now: () => new Date("2026-11-26T17:00:00Z") };
/** ZIP code 60612, and steps of about seven miles to the south. */
const at = (steps: number): [number, number] => [41.8805 - steps / 10, -87.6873];

const site = siteForTests({}, { clock });
beforeAll(async () => {
  const add = (name: string, steps: number, more: object = {}) =>
    addListedHospital(site.db, { name, state: "IL", city: "Chicago", at: at(steps), ...more });
  await add("West Metropolitan Hospital", 2, { county: "COOK", phone: "(312) 555-0100" });
  await add("East Metropolitan Hospital", 1, { county: "COOK", hospitalType: "Acute Care Hospitals" });
  await add("Rural Hospital", 3, { county: "LA SALLE" });
  await add("Nowhere Said Hospital", 0, {});
  await add("Veterans Hospital", 0, { hospitalType: "Acute Care - Veterans Administration" });
  const filed = await add("Border Filed Hospital", 3.2, { state: "IN" });
  await fileAssistancePolicy(site.db, filed, {
    free: 250,
    discount: null,
    criteria: ["income", "assets"],
    urls: [null, "https://border.example/form.pdf", null],
  });
  await add("Border Nonprofit Hospital", 0.5, { state: "IN", ownership: "Voluntary non-profit - Private" });
  for (let no = 1; no <= 23; no++) {
    const place: [number, number] = [45.7833, -108.5007 - no / 1000];
    await addListedHospital(site.db, { name: `Prairie Hospital ${no}`, state: "MT", at: place });
  }
});

/** 140 % of the poverty level. */
const asks = { near: "60612", size: "3", per: "month", income: "3,200", insurance: "none" };

async function send(fields: Record<string, string>) {
  const reply = await site.post("/assistance", fields);
  const html = await reply.text();
  const page = parse(html);
  const rows = page.querySelectorAll("[data-help]").map((row: HTMLElement) => ({
    name: row.querySelector("h3")?.text,
    help: row.getAttribute("data-help"),
    text: row.structuredText.replace(/\s+/g, " "),
    row,
  }));
  return {
    reply,
    html,
    page,
    rows,
    lead: page.querySelector('main [role="status"]')?.text,
    text: page.querySelector("main")?.structuredText.replace(/\s+/g, " ") ?? "",
  };
}

describe("the hospitals near a ZIP code", () => {
  test("come with the best help first, then the nearest, each with its ground", async () => {
    const { reply, rows, lead, text, page, html } = await send(asks);
    expect([reply.status, reply.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    expect(lead).toBe("3 hospitals within 25 miles of Chicago, IL 60612 should give you free care.");
    expect(rows.map(({ name, help }) => [name, help])).toEqual([
      ["East Metropolitan Hospital", "free"],
      ["West Metropolitan Hospital", "free"],
      ["Border Filed Hospital", "free"],
      ["Nowhere Said Hospital", "discount"],
      ["Rural Hospital", "discount"],
      ["Border Nonprofit Hospital", "unknown"],
    ]);
    expect(rows[1]?.text).toContain("Illinois law (210 ILCS 89/10) gives free care up to 200%");
    expect(rows[1]?.row.querySelector("a")?.getAttribute("href")).toBe("tel:3125550100");
    expect(rows[2]?.text).toContain(
      "The policy this hospital filed for 2024 gives free care up to 250% of the poverty level. The hospital also looks at savings",
    );
    expect(rows[2]?.row.querySelector("[rel=noreferrer]")?.getAttribute("href")).toBe(
      "https://border.example/form.pdf",
    );
    expect(rows[4]?.text).toContain("lowers bills up to 300%");
    expect(rows[5]?.text).toContain("No policy known here, ask Nonprofit hospitals must have a policy");
    expect(text).toContain("We took Illinois as the state where you live");
    expect(text).not.toMatch(/you (?:do not )?qualify|has no policy|undefined|null|[{}]/i);
    expect(page.querySelector('[data-law="il-large"]')).not.toBeNull();
    expect(html).not.toMatch(/(?:href|action|src)="[^"]*3(?:,|%2C)?200/);
    expect(readingGrade(page.querySelector("main")?.innerHTML ?? "")).toBeLessThan(patientsGrade);
  });

  test("are judged anew for the insured, for an unsure answer, and for who lives elsewhere", async () => {
    const helpOf = async (more: Record<string, string>) =>
      (await send({ ...asks, ...more })).rows.map(({ name, help }) => `${name}: ${help}`);
    expect(await helpOf({ insurance: "some" })).toContain("West Metropolitan Hospital: unknown");
    expect(await helpOf({ insurance: "unsure" })).toContain("West Metropolitan Hospital: maybe");
    expect(await helpOf({ home: "IN" })).toContain("West Metropolitan Hospital: unknown");
    expect(await helpOf({ income: "20,000" })).toEqual(
      expect.arrayContaining(["West Metropolitan Hospital: unknown", "Border Filed Hospital: above"]),
    );
    const unsaid = await send({ ...asks, income: "", snap: "yes" });
    expect(unsaid.lead).toMatch(/may help you\. Ask before you pay\.$/);
  });

  test("lead to a hospital's own answer with what was told, and to further pages, by POST alone", async () => {
    const { page, rows } = await send(asks);
    const fieldsOf = (button: HTMLElement | null | undefined) =>
      Object.fromEntries(
        [...(button?.closest("form")?.querySelectorAll("[type=hidden]") ?? []), button].map((field) => [
          field?.getAttribute("name") ?? "",
          field?.getAttribute("value") ?? "",
        ]),
      );
    const one = await send(fieldsOf(rows[0]?.row.querySelector("button")));
    expect(one.lead).toMatch(/^Under the rules of Illinois, care is free for families up to 200%/);
    expect(one.text).toContain("East Metropolitan Hospital, Chicago, IL");
    expect(page.querySelector("[name=page]")).toBeNull();
    const first = await send({ ...asks, near: "59101" });
    expect(first.rows).toHaveLength(20);
    const second = await send(fieldsOf(first.page.querySelector("[name=page][value='2']")));
    expect(second.text).toContain("Hospitals 21 to 23 of 23.");
    expect((await send({ ...asks, near: "59101", page: "99" })).rows).toHaveLength(3);
  });

  test("are looked for farther away where none is near, and none is told of where none is", async () => {
    const wider = await send({ ...asks, near: "59101", radius: "10" });
    expect(wider.text).not.toContain("so we looked within");
    const farther = await send({ ...asks, near: "59044", radius: "10" });
    expect(farther.text).toContain("No hospital is within 10 miles, so we looked within 25 miles.");
    const none = await send({ ...asks, near: "Adak, AK" });
    expect(none.lead).toBe("We know of no hospital within 100 miles of Adak, AK. The nearest one is below.");
    expect(none.rows).toHaveLength(1);
  });
});

test.each([
  [{ near: "96201" }, "military post office. Enter the ZIP code or city where you want care"],
  [{ near: "Texas" }, "A whole state is too large"],
  [{ near: "🏥" }, "We don’t know this place. Enter a ZIP code such as 60601"],
  [{ near: "Sprinfield, IL" }, "We don’t know this place. Did you mean Springfield, IL"],
  [{ near: "x".repeat(400) }, "Enter a shorter place"],
  [{ income: "-1" }, "Enter your income without a minus sign"],
  [{ income: "1e9" }, "Enter your income in dollars, such as 2,400"],
  [{ income: "1000000000" }, "Enter an income of up to $100 million"],
  [{ income: "4.500,00" }, "Enter your income in dollars, such as 2,400"],
  [{ income: "🍕" }, "Enter your income in dollars, such as 2,400"],
  [{ income: "9".repeat(400) }, "Enter your income in dollars, such as 2,400"],
  [{ size: "0" }, "from 1 to 30"],
  [{ size: "31" }, "from 1 to 30"],
])("%j comes back with what to do", async (wrong, problem) => {
  const { reply, page } = await send({ ...asks, ...wrong });
  expect(reply.status).toBe(422);
  expect(page.querySelector("#assistance-problems")?.text).toContain(problem);
});

test("an income of 0 is an answer", async () => {
  expect((await send({ ...asks, income: "0" })).text).toContain(
    "Your income is about 0% of the federal poverty",
  );
});
