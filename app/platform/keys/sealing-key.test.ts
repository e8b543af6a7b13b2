import { expect, test } from "vitest";
import { newKeyBytes, openJson, sealingKeyOf, sealJson } from "./sealing-key.server.ts";

const key = sealingKeyOf(newKeyBytes());

test("what is sealed opens for its key and purpose, and for no other", () => {
  const sealed = sealJson(key, "bill 1", { total: "$5, Öl" });
  expect(openJson(key, "bill 1", sealed)).toEqual({ total: "$5, Öl" });
  expect(() => openJson(key, "bill 2", sealed)).toThrow();
  expect(() => openJson(sealingKeyOf(newKeyBytes()), "bill 1", sealed)).toThrow();
});

test("what is sealed shows nothing of it, is never the same twice, and does not open once changed or cut", () => {
  const plain = Buffer.from("Cedar Valley Hospital");
  const sealed = key.seal("bill 1", plain);
  expect(sealed.includes("Cedar")).toBe(false);
  expect(key.seal("bill 1", plain).equals(sealed)).toBe(false);
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(() => key.open("bill 1", changed)).toThrow();
    expect(() => key.open("bill 1", sealed.subarray(0, at))).toThrow();
  }
});

test("a derived key is the same for a purpose, and another for another one", () => {
  expect(key.derive("files")).toEqual(key.derive("files"));
  expect(key.derive("files")).toHaveLength(32);
  expect(key.derive("files")).not.toEqual(key.derive("mail"));
});
