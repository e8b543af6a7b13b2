import { expect, test } from "vitest";
import { archiveName, billFolder } from "./archive-path.ts";

test.each([
  ["March bill (2).PDF", "March-bill-2.pdf"],
  ["../../etc/passwd", "etc-passwd"],
  ["C:\\bills\\a.jpg", "C-bills-a.jpg"],
  ["חשבון.pdf", "חשבון.pdf"],
  ["👩‍⚕️", ""],
  ["x".repeat(300), "x".repeat(80)],
])("%j is %j in an archive", (name, safe) => {
  expect(archiveName(name)).toBe(safe);
});

test("a bill's folder has its number, and its provider where there is one", () => {
  expect(billFolder(3, "St. Jude's Hospital")).toBe("bills/3-st-jude-s-hospital");
  expect(billFolder(4, null)).toBe("bills/4");
});
