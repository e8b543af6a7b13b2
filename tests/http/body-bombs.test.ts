import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { type BodyBomb, bodyBombs, pathsWithActions } from "../support/body-bombs.ts";
import { howSoon } from "../support/cpu-time.ts";
import { keepAppeal } from "../support/kept-appeals.ts";
import { keepBill } from "../support/kept-bills.ts";
import { postWhole } from "../support/post-whole.ts";
import { signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";

/** Of sender and site together. A list of two million zeros took 19,000. */
const MAX_CPU_MS = 2_000;
const FORM = "application/x-www-form-urlencoded";

const large = bodyBombs(4_000_000);
const fitting = bodyBombs(95_000).filter(({ contentType }) => !contentType.endsWith("json"));
const everywhere = ["a list of zeros", "lists in lists", "fields", "text parts", "a boundary of 9 kB"];

const site = siteForTests({ API_REQUESTS_PER_MINUTE: "100000" });
let addresses: string[];
beforeAll(async () => {
  const owner = await signIn(site);
  const billId = await keepBill(site, owner);
  const appealId = await keepAppeal(site, owner, { billId });
  const { routes } = await import(path.join(projectRoot(), "build/server/index.js"));
  addresses = pathsWithActions(routes, { billId, appealId });
  cookie = owner.cookie;
});

let cookie: string;

interface Thrown {
  status: number;
  text: string;
}

/** Sends a body, and asserts that it kept the site busy for no longer than it may. */
async function throwAt(
  address: string,
  { name, contentType, body }: BodyBomb,
  { isChunked = false } = {},
): Promise<Thrown> {
  let thrown: Thrown | null = null;
  const soon = await howSoon(async () => {
    const visitor = address === "/logout" ? "" : cookie; // who is still needed
    const headers = { "Content-Type": contentType, Cookie: visitor };
    thrown = await postWhole(new URL(address, site.origin), { headers, body, isChunked });
  }, MAX_CPU_MS);
  expect([address, name, soon]).toEqual([address, name, "soon"]);
  return thrown!;
}

test("the addresses are all that take a body", () => {
  const some = [
    "/audit.json",
    "/audit/documents.json",
    "/upload-bill",
    "/account/menu",
    "/assistance",
    "/assistance.json",
  ];
  expect(addresses).toEqual(expect.arrayContaining(some));
  expect(addresses.length).toBeGreaterThan(40);
  for (const address of addresses) expect(address).not.toContain(":");
});

describe("every address refuses at once what is dear to read", () => {
  test("of 4 MB", async () => {
    const bombs = large.filter(({ name }) => everywhere.includes(name));
    for (const address of addresses) {
      for (const bomb of bombs) {
        const { status } = await throwAt(address, bomb);
        const isFine = isRefusal(status) || (address === "/logout" && status === 303); // it reads no body
        expect([address, bomb.name, isFine ? "refused" : status]).toEqual([address, bomb.name, "refused"]);
      }
    }
  });

  test("of as much as a form may have", async () => {
    for (const [index, address] of addresses.entries()) {
      // Each address gets a third of them, and each of them goes to a third of the addresses.
      for (const bomb of fitting.filter((_, at) => at % 3 === index % 3)) {
        const { status } = await throwAt(address, bomb);
        expect([address, bomb.name, status < 500 ? "answered" : status]).toEqual([
          address,
          bomb.name,
          "answered",
        ]);
      }
    }
  });

  test("as it comes, where nobody says how long it is", async () => {
    for (const address of ["/audit.json", "/audit", "/upload-bill", "/login", "/roadmap", "/account/about"]) {
      for (const bomb of large) {
        const { status } = await throwAt(address, bomb, { isChunked: true });
        expect([address, bomb.name, status]).toEqual([address, bomb.name, expect.toSatisfy(isRefusal)]);
      }
    }
  });
});

const isRefusal = (status: number) => status >= 400 && status < 500;

describe("a bill to be audited", () => {
  test.each([
    "/audit.json",
    "/audit",
    "/audit/findings.json",
  ])("%s has room for 5,000 lines, not for bombs", async (address) => {
    for (const bomb of [...large, ...bodyBombs(1_900_000)]) await throwAt(address, bomb);
  });

  test("told of at most twenty problems, and that there may be more", async () => {
    const lines = Array.from({ length: 5_000 }, () => ({ date: 0, code: 0, units: "", modifiers: [0, 0] }));
    const body = Buffer.from(JSON.stringify({ lines }));
    const { status, text } = await throwAt("/audit.json", {
      name: "5,000 wrong lines",
      contentType: "application/json",
      body,
    });
    expect(status).toBe(400);
    const { error } = JSON.parse(text);
    expect(error.match(/lines\.\d+\.\w+/g)).toHaveLength(20);
    expect(error).toMatch(/These are the first 20 problems; there may be more\.$/);
  });

  test.each([
    "lines",
    "payments",
    "eob.lines",
    "modifiers",
  ])("%s are counted before they are read", async (list) => {
    const many = Array(list === "modifiers" ? 9 : 5_001).fill(0);
    const sent = {
      lines: { lines: many },
      payments: { lines: [], payments: many },
      "eob.lines": { lines: [], eob: { lines: many } },
      modifiers: { lines: [{ amount_cents: 1, modifiers: many }] },
    }[list];
    const body = Buffer.from(JSON.stringify(sent));
    const { status, text } = await throwAt("/audit.json", {
      name: list,
      contentType: "application/json",
      body,
    });
    const most = list === "modifiers" ? "8" : "5,000";
    const at = list === "modifiers" ? "lines.0.modifiers" : list;
    expect([status, JSON.parse(text).error]).toEqual([400, `${at} must have ${most} items or fewer.`]);
  });

  test("a million keys and a hundred levels are no bill", async () => {
    const deep = `{"lines":[],"a":${"[".repeat(100)}${"]".repeat(100)}}`;
    const wide = `{"lines":[]${',"a":0'.repeat(200_000)}}`;
    for (const [text, status] of [
      [deep, 400],
      [wide, 413],
    ] as const) {
      const thrown = await throwAt("/audit.json", {
        name: text.slice(0, 20),
        contentType: "application/json",
        body: Buffer.from(text),
      });
      expect([thrown.status, JSON.parse(thrown.text).error]).toEqual([
        status,
        expect.stringMatching(/^The body has /),
      ]);
    }
    const brackets = Buffer.from(
      JSON.stringify({ lines: [{ amount_cents: 1, description: '[{"\\'.repeat(50) }] }),
    );
    expect(
      (
        await throwAt("/audit.json", {
          name: "brackets in a text",
          contentType: "application/json",
          body: brackets,
        })
      ).status,
    ).toBe(200);
  });
});

test.each([
  "\u200d",
  "\u200d ",
  " ",
  "9,",
  "a@",
  "-",
  "\u202e",
])("a field full of %j is read at once", async (unit) => {
  const text = unit.repeat(Math.floor(90_000 / Buffer.byteLength(unit)));
  const fields = [
    "title",
    "description",
    "email",
    "name",
    "message",
    "provider",
    "statementDate",
    "chargesCents",
    "hospital",
    "income",
  ];
  for (const address of [
    "/roadmap",
    "/coming-soon",
    "/signup",
    "/login",
    "/audit",
    "/assistance",
    "/account/about",
    "/account/add-bill/manual-entry",
  ]) {
    for (const field of fields) {
      const body = Buffer.from(`intent=save&${field}=x${text}x`);
      await throwAt(address, { name: `${field} of ${JSON.stringify(unit)}`, contentType: FORM, body });
    }
  }
});

describe("words that fit a pattern in many ways are read as soon as others", () => {
  const form = (fields: Record<string, string>) => ({
    contentType: FORM,
    body: Buffer.from(new URLSearchParams(fields).toString()),
  });
  // An answer took 18 s, and each further word doubled it.
  const totals = form({ lines: `99213 Visit 1 $210.00\ntotal ${"hospital ".repeat(26)}zz $5.00` });

  test.each([
    ["/audit", 200],
    ["/audit/findings.json", 200],
    ["/audit/letter.txt", 422],
  ])("in the label of a total: %s", async (address, answered) => {
    const { status } = await throwAt(address, { name: "words of totals", ...totals });
    expect(status).toBe(answered);
  });

  test("in a corrected amount", async () => {
    const total = `1${" ".repeat(4_000)}x`; // it took 16 s
    const sent = form({ intent: "share", upload_id: crypto.randomUUID(), total });
    const { status } = await throwAt("/upload-bill/on-my-device", { name: "blanks", ...sent });
    expect(status).toBe(422);
  });

  test.each([
    ["a reference", { provider: { reference: "Ar".repeat(40_000) } }], // it took 10 s
    [
      "a system of codes",
      { item: [{ productOrService: { coding: [{ system: "nubc.org".repeat(20_000), code: "0450" }] } }] },
    ],
  ])("in %s of a FHIR file", async (name, fields) => {
    const file = JSON.stringify({ resourceType: "ExplanationOfBenefit", ...fields });
    const head =
      'Content-Disposition: form-data; name="files"; filename="a.json"\r\nContent-Type: application/json';
    const body = Buffer.from(`--x\r\n${head}\r\n\r\n${file}\r\n--x--\r\n`);
    const contentType = "multipart/form-data; boundary=x";
    const { status, text } = await throwAt("/audit/documents.json", { name, contentType, body });
    expect([status, JSON.parse(text).documents[0].kind]).toEqual([200, "explanation"]);
  });
});
