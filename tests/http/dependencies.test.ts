import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#app/platform/files/project-root.server.ts";

const read = (name: string) => readFile(path.join(projectRoot(), name), "utf8");

interface LockedPackage {
  dev?: boolean;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
}

async function lockedPackages(): Promise<[folder: string, locked: LockedPackage][]> {
  const { packages } = JSON.parse(await read("package-lock.json"));
  return Object.entries<LockedPackage>(packages).filter(([folder]) => folder !== "");
}

/** Of what the site is made of. LGPL: libvips, a library of its own. BlueOak-1.0.0 and 0BSD ask for nothing. */
const LICENSES = [
  "MIT, MIT-0, ISC, 0BSD, BSD-2-Clause, BSD-3-Clause, Apache-2.0, CC0-1.0, OFL-1.1, Unlicense".split(", "),
  "Zlib, BlueOak-1.0.0, LGPL-3.0-or-later".split(", "),
].flat();
/** Whose files state MIT, and whose package.json states nothing. */
const STATED_IN_THEIR_FILES = ["exif-parser", "png-js"];

test("the list of dependencies counts the packages of the lock file that are not only for development", async () => {
  const installed = (await lockedPackages()).filter(([, { dev }]) => !dev);
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

test("each locked package comes from the registry, and is known by its hash", async () => {
  const strange = (await lockedPackages()).filter(
    ([, { resolved = "https://registry.npmjs.org/", integrity = "", link = false }]) =>
      link || !resolved.startsWith("https://registry.npmjs.org/") || !integrity.startsWith("sha512-"),
  );
  expect(strange).toEqual([]);
});

test("versions are exact, and nothing that is installed runs by itself", async () => {
  const { dependencies, devDependencies, allowScripts } = JSON.parse(await read("package.json"));
  const versions = Object.entries<string>({ ...dependencies, ...devDependencies });
  const loose = versions.filter(
    ([, version]) => !/^(?:npm:typescript@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
  expect(await read(".npmrc")).toContain("\nignore-scripts=true\n");
  expect(Object.values(allowScripts).filter((allowed) => allowed !== false)).toEqual([]);
});

test("what the site is made of has a license that lets it be passed on", async () => {
  const others = (await lockedPackages()).filter(([folder, { dev, license = "" }]) => {
    if (dev || STATED_IN_THEIR_FILES.some((name) => folder.endsWith(`/${name}`))) return false;
    return !license
      .replace(/[()]/g, "")
      .split(/ (?:AND|OR) /)
      .every((one) => LICENSES.includes(one));
  });
  expect(others).toEqual([]);
});
