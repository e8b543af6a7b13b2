import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests();

const doors = [
  "/signup",
  "/login",
  "/forgot-password",
  "/coming-soon",
  "/roadmap",
  "/roadmap/votes",
  "/theme",
  "/saved",
  "/saved/stop-mail",
  "/hospital_details/correction",
  "/upload-bill",
  "/upload-bill/on-my-device",
  "/assistance",
  "/price-files/check",
];

const urlEncoded = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data; boundary=x";
const part = (head: string, body: string) =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n--x--\r\n`;

const garbage: { name: string; type?: string; body: string }[] = [
  { name: "no content type", body: "intent=waitlist" },
  { name: "text", type: "text/plain", body: "intent=waitlist" },
  { name: "JSON null", type: "application/json", body: '{"intent":null}' },
  { name: "deep JSON", type: "application/json", body: "[".repeat(50_000) },
  { name: "an unknown intent", type: urlEncoded, body: "intent=sudo" },
  { name: "nothing", type: urlEncoded, body: "" },
  { name: "names of prototypes", type: urlEncoded, body: "__proto__=1&constructor=2&intent=toString" },
  { name: "nested names", type: urlEncoded, body: `intent${"[a]".repeat(2000)}=1` },
  { name: "bytes that are no text", type: urlEncoded, body: "intent=%ff%fe&email=%00" },
  {
    name: "a file for the intent",
    type: multipart,
    body: part('name="intent"; filename="a.txt"', "waitlist"),
  },
  { name: "a file for a text", type: multipart, body: part('name="email"; filename="a.txt"', "a@b.co") },
  { name: "a cut body", type: multipart, body: '--x\r\nContent-Disposition: form-data; name="int' },
  { name: "no boundary", type: "multipart/form-data", body: part('name="intent"', "demo") },
  { name: "200 kB", type: urlEncoded, body: `intent=demo&message=${"x".repeat(200_000)}` },
  { name: "20,000 fields", type: urlEncoded, body: "a=1&".repeat(20_000) },
];

describe.each(doors)("%s", (door) => {
  test.each(garbage)("answers $name with what is wrong, never with a fault", async ({ type, body }) => {
    const headers: Record<string, string> = type ? { "Content-Type": type } : {};
    const reply = await site.fetch(door, { method: "POST", headers, body: new TextEncoder().encode(body) });
    const refusals = [400, 413, 415, 422];
    // The theme's door takes any form and leads back; an unknown theme changes nothing.
    const expected = door === "/theme" ? [303, ...refusals] : refusals;
    expect(expected).toContain(reply.status);
    if (reply.status !== 303) expect(await reply.text()).toMatch(/<h1>[^<]+<\/h1>/);
  });
});

test("a form that comes back says so first in its title, and the page opens at what is wrong", async () => {
  const forms: { door: string; fields: Record<string, string>; summary: string }[] = [
    { door: "/coming-soon", fields: { intent: "demo", name: "Ada", email: "ada" }, summary: "demo-problems" },
    { door: "/coming-soon", fields: { intent: "waitlist", email: "ada" }, summary: "waitlist-problems" },
    { door: "/roadmap", fields: { title: "Bigger letters" }, summary: "idea-problems" },
    {
      door: "/assistance",
      fields: { size: "0", hospital: "Nowhere General" },
      summary: "assistance-problems",
    },
  ];
  for (const { door, fields, summary } of forms) {
    const reply = await site.post(door, fields);
    expect([door, reply.status]).toEqual([door, 422]);
    const page = parse(await reply.text());
    expect(page.querySelector("title")?.text).toMatch(/^Error: /);
    const problems = page.querySelector(`#${summary}`);
    expect(problems?.attributes).toMatchObject({ role: "alert", tabindex: "-1", autofocus: "" });
    const form = problems?.closest("form");
    expect(form?.getAttribute("action")).toBe(door);
    for (const link of problems?.querySelectorAll("a") ?? []) {
      const field = page.querySelector(link.getAttribute("href") ?? "");
      expect(field?.getAttribute("aria-describedby")).toContain(`${field?.id}-error`);
    }
    for (const [name, value] of Object.entries(fields).filter(([name]) => name !== "intent")) {
      expect(form?.querySelector(`[name="${name}"]`)?.getAttribute("value")).toBe(value);
    }
  }
  expect(parse(await (await site.fetch("/coming-soon")).text()).querySelector("title")?.text).toMatch(
    /^Coming/,
  );
});
