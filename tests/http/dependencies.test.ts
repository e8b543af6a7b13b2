import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#app/platform/files/project-root.server.ts";

const read = (name: string) => readFile(path.join(projectRoot(), name), "utf8");

test("the list of dependencies counts the packages of the lock file that are not only for development", async () => {
  const { packages } = JSON.parse(await read("package-lock.json")) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const installed = Object.entries(packages).filter(([folder, { dev }]) => folder !== "" && !dev);
  expect(await read("docs/dependencies.md")).toContain(
    `the JavaScript of all ${installed.length} packages of the lock file`,
  );
});

test("the list of dependencies names each one that the site is made of", async () => {
  const { dependencies } = JSON.parse(await read("package.json")) as { dependencies: Record<string, string> };
  const list = await read("docs/dependencies.md");
  const unnamed = Object.keys(dependencies).filter((name) => {
    const short = name.slice(name.indexOf("/") + 1); // '`@remix-run/node`, `react`' shares its scope
    return !list.includes(`\`${name}\``) && !list.includes(`\`${short}\``);
  });
  expect(unnamed).toEqual([]);
});
