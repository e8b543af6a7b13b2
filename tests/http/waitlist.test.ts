import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";
import { pageOf, readPage } from "../support/read-page.ts";

const forwarded: string[] = [];
const formService = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  forwarded.push(body);
  response.end();
});

let site: TestSite;
beforeAll(async () => {
  await new Promise<void>((resolve) => formService.listen(0, "127.0.0.1", resolve));
  const { port } = formService.address() as AddressInfo;
  site = await openTestSite({ WAITLIST_FORWARD_URL: `http://127.0.0.1:${port}/form` });
});
afterAll(async () => {
  await site.close();
  formService.close();
});

const send = (fields: Record<string, string>) => site.post("/coming-soon", fields);

test("an address is stored once, forwarded, and the form is locked with thanks", async () => {
  for (const email of ["Patient@Example.org", " patient@example.org "]) {
    const reply = await send({ intent: "waitlist", email });
    expect([reply.status, reply.headers.get("Location")]).toEqual([
      303,
      "/coming-soon?done=waitlist#waitlist",
    ]);
  }
  const { rows } = await site.db.execute("select email from waitlist");
  expect(rows).toEqual([{ email: "patient@example.org" }]);
  const { button } = await readPage(site, "/coming-soon?done=waitlist");
  expect(button("Thanks!").isDisabled).toBe(true);
  await expect.poll(() => forwarded).toEqual(["email=patient%40example.org"]);
});

test("an address that is none comes back with what to mend", async () => {
  for (const email of ["", "patient", "a@b", `${"x".repeat(300)}@example.org`]) {
    const reply = await send({ intent: "waitlist", email });
    expect(reply.status).toBe(422);
    const { button, element } = await pageOf(reply);
    expect(element.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    expect(button("Submit").isDisabled).toBe(false);
  }
});

test("a demo request is kept for the operator; one without name and address comes back with both mended first", async () => {
  const reply = await send({
    intent: "demo",
    name: "Ada Example",
    email: "ada@example.org",
    message: "Bills",
  });
  expect([reply.status, reply.headers.get("Location")]).toEqual([303, "/coming-soon?done=demo#demo"]);
  const { rows } = await site.db.execute("select name, email, organisation, message from demo_requests");
  expect(rows).toEqual([
    { name: "Ada Example", email: "ada@example.org", organisation: null, message: "Bills" },
  ]);

  const refused = await send({ intent: "demo", name: "", email: "ada", message: "kept" });
  expect(refused.status).toBe(422);
  const page = await pageOf(refused);
  expect(page.text).toContain("There is a problem");
  expect(page.field("Name").description).toContain("Enter your name");
  expect(page.field("What would you like to see? (optional)").value).toBe("kept");
});

test("'Book a Demo' leads to the request form, or to the operator's own page", async () => {
  expect((await site.fetch("/demo")).headers.get("Location")).toBe("/coming-soon#demo");
  const other = await openTestSite({ DEMO_URL: "https://demo.example.org/book" });
  onTestFinished(() => other.close());
  expect((await other.fetch("/demo")).headers.get("Location")).toBe("https://demo.example.org/book");
});
