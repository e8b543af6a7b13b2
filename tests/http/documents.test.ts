import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#app/platform/files/project-root.server.ts";

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

test("the table of commands names the scripts that are there, and no others", async () => {
  const table = await readFile(path.join(root, "docs/commands.md"), "utf8");
  const { scripts } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
  const named = [...table.matchAll(/^\| `npm (?:run )?([\w:-]+)/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual(
    Object.keys(scripts)
      .filter((name) => !scripts.check.split(" ").includes(name)) // parts of `npm run check`
      .sort(),
  );
});

test("every decision record ends with when to revisit it", async () => {
  for (const name of readdirSync(path.join(root, "docs/decisions"))) {
    const text = await readFile(path.join(root, "docs/decisions", name), "utf8");
    expect([name, /revisit when/i.test(text.trim().split("\n\n").at(-1) ?? "")]).toEqual([name, true]);
  }
});
