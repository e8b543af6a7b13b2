import { expect, test } from "vitest";
import { downloadFileName } from "./download-file-name.ts";

const from = (disposition: string | null, ...urls: string[]) =>
  downloadFileName(
    disposition,
    urls.map((url) => new URL(url)),
  );

test.each([
  ['attachment; filename="prices.csv"', "prices.csv"],
  ["attachment; filename=prices.csv; size=3", "prices.csv"],
  ['attachment; filename="a \\"b\\".csv"', "a _b_.csv"],
  ["attachment; filename=\"x.csv\"; filename*=UTF-8''caf%C3%A9.csv", "café.csv"],
  ['attachment; filename="../../etc/passwd.csv"', "passwd.csv"],
  ['attachment; filename="C:\\\\temp\\\\p.csv"', "p.csv"],
  ['attachment; filename=".hidden.csv"', "hidden.csv"],
  ["attachment; filename=standard charges.csv", "standard charges.csv"],
  ["inline", "in-path.json"],
  ['attachment; filename=""', "in-path.json"],
])("%s is saved as %s", (disposition, name) => {
  expect(from(disposition, "https://example.org/in-path.json?x=/y.csv")).toBe(name);
});

test("an address that ends in a file's name is before one that does not", () => {
  expect(from(null, "https://cdn.example/blob/8f2a", "https://example.org/p_standardcharges.csv")).toBe(
    "p_standardcharges.csv",
  );
  expect(from(null, "https://cdn.example/blob/8f2a", "https://example.org/")).toBe("8f2a");
});

test("there is always a name, short enough and never a way out of the folder", () => {
  expect(from(null, "https://example.org/")).toBe("download");
  expect(from(null, "https://example.org/..%2f..%2fx.csv")).toBe("x.csv");
  expect(from(null, "https://example.org/%E0%A4%A.csv")).toBe("%E0%A4%A.csv");
  const long = from(null, `https://example.org/${"x".repeat(1000)}.csv.gz`);
  expect(long.length).toBeLessThan(170);
  expect(long).toMatch(/\.gz$/);
});
