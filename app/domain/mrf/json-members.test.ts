import { expect, test } from "vitest";
import { type JsonLimits, openJsonMembers } from "./json-members.ts";

function membersOf(text: string, chunkSize = text.length, limits?: JsonLimits) {
  const values: [string, unknown][] = [];
  const items: [string, unknown][] = [];
  const faults: [string, string][] = [];
  const handler = {
    want: (key: string) =>
      key === "items" ? ("items" as const) : key === "big" ? ("nothing" as const) : ("value" as const),
    onValue: (key: string, value: unknown) => void values.push([key, value]),
    onItem: (value: unknown, path: string) => void items.push([path, value]),
    onFault: (fault: { path: string; rule: string }) => void faults.push([fault.path, fault.rule]),
  };
  const reader = openJsonMembers(handler, limits);
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += chunkSize) reader.write(bytes.subarray(at, at + chunkSize));
  const ended = reader.end();
  return { values, items, faults, ended };
}

const TEXT = String.raw`{"a\"\\": "x\\", "big": {"n": [1, "}"]}, "items": [{"p": "]\"[{"}, 2, "t", [true]], "z": 1.50}`;

test("members and items come out whole wherever the text is cut", () => {
  const whole = membersOf(TEXT);
  expect(whole).toEqual({
    values: [
      ['a"\\', "x\\"],
      ["z", 1.5],
    ],
    items: [
      ["/items/0", { p: ']"[{' }],
      ["/items/1", 2],
      ["/items/2", "t"],
      ["/items/3", [true]],
    ],
    faults: [],
    ended: "whole",
  });
  for (let size = 1; size < TEXT.length; size++) expect(membersOf(TEXT, size)).toEqual(whole);
});

test("an item that is not JSON is a fault of its own and the next one is read", () => {
  const { items, faults, ended } = membersOf('{"items": [{"a": 1x}, {"a": 2}]}');
  expect(items).toEqual([["/items/1", { a: 2 }]]);
  expect(faults).toEqual([["/items/0", "json-syntax"]]);
  expect(ended).toBe("whole");
});

test("a text cut short keeps the items before the cut", () => {
  const { items, faults, ended } = membersOf('{"items": [{"a": 1}, {"a": ');
  expect(items).toEqual([["/items/0", { a: 1 }]]);
  expect(faults).toEqual([["/items/1", "json-truncated"]]);
  expect(ended).toBe("broken-off");
});

test("an item nested 10,000 deep is left out", () => {
  const deep = "[".repeat(10_000) + "]".repeat(10_000);
  const { items, faults } = membersOf(`{"items": [${deep}, 1]}`, 777);
  expect(items).toEqual([["/items/1", 1]]);
  expect(faults).toEqual([["/items/0", "json-too-deep"]]);
});

test("a value past the length limit is left out", () => {
  const limits = { maxDepth: 9, maxValueBytes: 100 };
  const { items, faults } = membersOf(`{"items": ["${"x".repeat(500)}", 1]}`, 64, limits);
  expect(items).toEqual([["/items/1", 1]]);
  expect(faults).toEqual([["/items/0", "json-too-long"]]);
});

test.each([
  '{"a" 1}',
  '{"a": 1,}',
  '{"a": }',
  "[1]",
  '{"items": [1,]}',
  "x",
  '{"a": 1 "b": 2}',
])("%s breaks off as not JSON", (text) => {
  expect(membersOf(text).ended).toBe("broken-off");
});
