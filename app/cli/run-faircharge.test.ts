import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { runProgramIn } from "../../tests/support/run-program.ts";
import { commands } from "./commands.ts";

const run = (typed: string) => runProgramIn({}, typed);

test("faircharge alone and with --help lists every command; the first word of several lists those", async () => {
  const { code, output } = await run("--help");
  expect(code).toBe(0);
  for (const { name, summary } of commands)
    expect(output).toMatch(new RegExp(`^  ${name} +${summary.replaceAll(/[.]/g, "\\.")}$`, "m"));
  expect(await runProgramIn({}, "rules")).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("  rules make-starter "),
  });
  expect((await run("--version")).stdout).toMatch(/^faircharge \d+\.\d+\.\d+\n$/);
});

test.each([
  [
    "improt prices.csv",
    "Unknown command improt. Did you mean import? npx faircharge --help lists all commands.\n",
  ],
  [
    "prices lst",
    "Unknown command prices lst. Did you mean prices list? npx faircharge --help lists all commands.\n",
  ],
  ["dance", "Unknown command dance. npx faircharge --help lists all commands.\n"],
  ["mrf:import prices.csv", "mrf:import is now: npx faircharge import\n"],
  ["mrf:remove 1", "mrf:remove is now: npx faircharge prices remove\n"],
  ["hospitals:merge", "hospitals:merge is now: npx faircharge hospitals merge\n"],
  ["roadmap:moderate", "roadmap:moderate is now: npx faircharge roadmap\n"],
  ["bench:while-reading", "bench:while-reading is now: npm run bench -- while-reading\n"],
  ["drill:failover", "drill:failover is now: npm run drill -- failover\n"],
])("%s ends with 2 and says what to type", async (typed, said) => {
  expect(await run(typed)).toMatchObject({ code: 2, stdout: "", stderr: said });
});

test.each([
  [["im"], "import"],
  [["prices", ""], "list remove"],
  [["prices", "list", "--"], "--json --site --help"],
  [["import", "prices.csv", "--dry"], "--dry-run"],
  [["import", ""], ""],
])("bash completes %j by %s", async (words, completed) => {
  const { stdout } = await run("completion bash");
  const typed = words.map((word) => `"${word}"`).join(" ");
  const script = `${stdout}\nCOMP_WORDS=(faircharge ${typed}); COMP_CWORD=${words.length}; _faircharge; echo "\${COMPREPLY[*]}"`;
  expect(execFileSync("bash", ["-c", script], { encoding: "utf8" }).trim()).toBe(completed);
});
