import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findClosedSettings, loadSiteSettings } from "./load-site-settings.js";

const { chdir, cwd } = process;
const home = cwd();
let folder: string;
let systemFile: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fc-settings-"));
  systemFile = path.join(folder, "site.env");
  await writeFile(systemFile, "DATABASE_URL=postgres://system/site\n");
  await mkdir(path.join(folder, "here"));
  chdir(path.join(folder, "here"));
  for (const name of ["DATA_DIR", "DATABASE_URL", "FAIRCHARGE_ENV"]) vi.stubEnv(name, undefined);
});
afterEach(async () => {
  chdir(home);
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test("the system's settings are taken where nothing else says which site, with the units' DATA_DIR", () => {
  expect(loadSiteSettings(undefined, systemFile)).toBe(systemFile);
  expect(process.env).toMatchObject({
    DATABASE_URL: "postgres://system/site",
    DATA_DIR: "/var/lib/faircharge",
  });
});

test.each([
  ["a .env in the folder", () => writeFile(".env", "PORT=1\n")],
  ["a database in the folder", () => mkdir("data/postgres", { recursive: true })],
  ["DATA_DIR", async () => void vi.stubEnv("DATA_DIR", "elsewhere")],
  ["DATABASE_URL", async () => void vi.stubEnv("DATABASE_URL", "postgres://mine/site")],
])("%s keeps the system's settings away", async (_, prepare) => {
  await prepare();
  expect(loadSiteSettings(undefined, systemFile)).not.toBe(systemFile);
  expect(process.env.DATABASE_URL).not.toBe("postgres://system/site");
});

test("a DATA_DIR in a file begins at the file's folder", async () => {
  await writeFile("../other.env", "DATA_DIR=files\n");
  vi.stubEnv("FAIRCHARGE_ENV", "../other.env");
  loadSiteSettings(undefined, systemFile);
  expect(process.env.DATA_DIR).toBe(path.join(path.dirname(cwd()), "files"));
});

test.skipIf(process.getuid?.() === 0)(
  "settings that this user may not read are told apart from none",
  async () => {
    await chmod(systemFile, 0);
    expect(findClosedSettings(systemFile)).toBe(systemFile); // root reads everything
  },
);
