import { expect, test } from "vitest";
import { howSoon } from "../../../../tests/support/cpu-time.ts";
import { receiveForm } from "./receive-form.server.ts";

const send = (body: string) =>
  receiveForm(
    new Request("http://localhost/", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body,
    }),
    4_000_000,
  );

test("a plus sign is a blank, and one that is written out stays", async () => {
  const sent = await send("a=+1+%2B+2&b+c=%20é%C3%A9");
  expect(sent.outcome === "received" && [...sent.fields]).toEqual([
    ["a", " 1 + 2"],
    ["b c", " éé"],
  ]);
});

test("a sign that is escaped, and one that is not, mean the same; what is no escape stays", async () => {
  const sent = await send("%61=%e2%82%AC€&&b=%zz%4%&c&=d&a=second");
  expect(sent.outcome === "received" && [...sent.fields]).toEqual([
    ["a", "€€"],
    ["b", "%zz%4%"],
    ["c", ""],
    ["", "d"],
  ]);
});

test("a form of 4 MB of plus signs is read soon", async () => {
  const body = Array.from({ length: 130 }, (_, field) => `f${field}=${"+".repeat(29_999)}`).join("&");
  expect(await howSoon(() => send(body), 150)).toBe("soon"); // took 293 ms
});
