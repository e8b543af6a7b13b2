import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { commands } from "../../app/cli/commands.ts";
import { benches, drills } from "../../bench/benches.ts";

const root = projectRoot();
const documents = [
  ...readdirSync(root).filter((name) => name.endsWith(".md")),
  ...readdirSync(path.join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => path.join("docs", name)),
];

test.each(documents)("every file that %s leads to is there", async (document) => {
  const text = await readFile(path.join(root, document), "utf8");
  const shown = text.replace(/```.*?```|`[^`\n]*`/gs, ""); // without what is quoted as code
  const targets = [...shown.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, target = ""]) => target);
  for (const target of targets.filter((name) => !name.startsWith("http"))) {
    const file = path.join(root, path.dirname(document), target);
    expect([target, existsSync(file)]).toEqual([target, true]);
  }
});

test.each([
  ["README.md", 7000],
  ["CONTRIBUTING.md", 4000],
])("%s has at most %d bytes", async (document, most) => {
  expect((await readFile(path.join(root, document))).byteLength).toBeLessThanOrEqual(most);
});

test("the index of documents leads to each of them", async () => {
  const index = await readFile(path.join(root, "docs/README.md"), "utf8");
  for (const name of readdirSync(path.join(root, "docs")).filter((file) => file.endsWith(".md"))) {
    if (name !== "README.md") expect(index).toContain(`](${name})`);
  }
});

describe("the document of commands", async () => {
  const text = (await readFile(path.join(root, "docs/commands.md"), "utf8")).replaceAll("’", "'");
  const rows = [...text.matchAll(/^\| `(np[mx] [^`]+)` \| (.+) \|$/gm)].map(([, typed = "", does = ""]) => ({
    typed,
    does,
  }));
  const { scripts } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));

  test("has a row for every command, with the words of its help, and no others", () => {
    for (const { name, summary } of commands) {
      const typed = `npx faircharge ${name}`;
      const own = rows.filter((row) => row.typed === typed || row.typed.startsWith(`${typed} `));
      expect([name, own.map(({ does }) => does)]).toEqual([name, [summary]]);
    }
    expect(rows.filter(({ typed }) => typed.startsWith("npx "))).toHaveLength(commands.length);
  });

  test("has a row for every bench and drill, each of which is there, and no others", () => {
    const listed = [
      ...Object.entries(benches).map(([name, does]) => ({ typed: `npm run bench -- ${name}`, does })),
      ...Object.entries(drills).map(([name, does]) => ({ typed: `npm run drill -- ${name}`, does })),
    ];
    expect(rows.filter(({ typed }) => / -- /.test(typed))).toEqual(listed);
    const folders = readdirSync(path.join(root, "bench"), { withFileTypes: true });
    expect(Object.keys({ ...benches, ...drills }).sort()).toEqual(
      folders.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort(),
    );
  });

  test("has a row for every script of package.json, which are 20 at most, and no others", () => {
    const named = rows.flatMap(({ typed }) => /^npm (?:run )?([\w:-]+)$/.exec(typed)?.[1] ?? []);
    const own = Object.keys(scripts).filter((name) => !scripts.check.split(" ").includes(name)); // parts of `npm run check`
    expect(named.sort()).toEqual(own.sort());
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(20);
  });

  test("says what each does in twelve words or fewer", () => {
    for (const { typed, does } of rows)
      expect([typed, does.split(/\s+/).length <= 12]).toEqual([typed, true]);
  });
});

/** Two printed pages. */
const MAX_RECORD_WORDS = 1_000;

test("a decision record has its number, a date and a status, fits two pages and says when to revisit it", async () => {
  for (const { name, text } of await decisionRecords()) {
    const number = name.slice(0, 3);
    expect(text).toMatch(
      new RegExp(
        `^# ${number} .+\\n\\n\\*\\*Date:\\*\\* 20\\d\\d-\\d\\d-\\d\\d · \\*\\*Status:\\*\\* (accepted|changed by \\[\\d{3}\\])`,
      ),
    );
    expect([name, text.split(/\s+/).length <= MAX_RECORD_WORDS]).toEqual([name, true]);
    expect([name, /revisit when/i.test(text.trim().split("\n\n").at(-1) ?? "")]).toEqual([name, true]);
  }
});

test("the index of decisions has each with its date and status; -u writes it", async () => {
  const rows = (await decisionRecords()).map(({ name, text }) => {
    const [, title, date, status] =
      /^# (.+)\n\n\*\*Date:\*\* (\S+) · \*\*Status:\*\* ([^\n]+?)(?: · |\n)/.exec(text) ?? [];
    return `| [${title}](${name}) | ${date} | ${status} |`;
  });
  await expect(
    [
      "# Decisions",
      "",
      "Why things are as they are: a page or two each, with a date, a status and when to revisit it. A later record changes",
      "an earlier one; the earlier one then says by which. `npx vitest run tests/http/documents.test.ts -u` writes this table.",
      "",
      "| decision | date | status |",
      "|---|---|---|",
      ...rows,
      "",
    ].join("\n"),
  ).toMatchFileSnapshot(path.join(root, "docs/decisions/README.md"));
});

async function decisionRecords(): Promise<{ name: string; text: string }[]> {
  const names = readdirSync(path.join(root, "docs/decisions")).filter((name) => /^\d/.test(name));
  return Promise.all(
    names.map(async (name) => ({
      name,
      text: await readFile(path.join(root, "docs/decisions", name), "utf8"),
    })),
  );
}
