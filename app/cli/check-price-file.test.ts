import { writeFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { charge, nthHospital, priceFileText } from "../../tests/fixtures/mrf/write-price-file.ts";
import { folderForTests } from "../../tests/support/folder-for-tests.ts";
import { runProgram, runProgramIn } from "../../tests/support/run-program.ts";

const folder = folderForTests();

async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

const good = priceFileText({ hospital: nthHospital(1, "TX"), charges: [charge("71046")] });

test("a sound file ends with 0 and grade A, and the rules of grading are printed", async () => {
  const { code, output } = await runProgram("check", await fileOf("good.csv", good));
  expect(output).toContain("good.csv: Grade A. Neither reader found an error or a warning.");
  expect(output).toContain("CMS’s validator 2.4.0: no errors and 0 alerts, by template 3.0.");
  expect(output).toContain("Grade C: Our reader or CMS’s validator found an error.");
  expect(code).toBe(0);
});

test("an amount written for people is named by row and column, with what to write, and ends with 1", async () => {
  const file = await fileOf("usd.csv", good.replace(",100,", ',"1,200 USD",'));
  const { code, output } = await runProgram("check", file);
  expect(output).toContain(
    "Row 4, column standard_charge|gross: “1,200 USD” is not a number above zero. Write 1200.",
  );
  expect(code).toBe(1);
  const { stdout } = await runProgramIn({}, "check", file, "--json");
  expect(JSON.parse(stdout)).toMatchObject({
    grade: "F",
    problems: [{ row: 4, column: "standard_charge|gross", rule: "amount-format", write: "1200" }],
    cms_validator: { outcome: "problems", template: "3.0" },
  });
});

test("what cannot be read is not graded, which is not F, and ends with 2", async () => {
  const cut = await fileOf("cut.csv.gz", gzipSync(good).subarray(0, -12));
  for (const file of [cut, await fileOf("page.csv", "<html>Log in</html>")]) {
    const { code, output } = await runProgram("check", file);
    expect(output).toContain("Not graded. We could not read the file to its end.");
    expect(code).toBe(2);
  }
  expect((await runProgram("check", path.join(folder, "none.csv"))).code).toBe(2);
});
