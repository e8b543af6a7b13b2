import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import type { DrillEnvironment } from "./cluster.ts";

/** The folder of the drill's files, and its settings for PostgreSQL and pgBackRest. */
export interface DrillFolder {
  folder: string;
  dataFolder: string;
  repository: string;
  /** Settings of PostgreSQL that deploy/pgbackrest ships, to be included by its own. */
  archivingConf: string;
  env: DrillEnvironment;
}

/** Lays out deploy/pgbackrest as docs/operating.md says, but under `folder`, with its own pass phrase. */
export function layFolder(folder: string, port: number): DrillFolder {
  const shipped = path.join(projectRoot(), "deploy/pgbackrest");
  const at = (name: string) => path.join(folder, name);
  for (const name of ["data", "repository", "conf.d", "lock", "log"]) mkdirSync(at(name), { mode: 0o700 });
  for (const name of ["pgbackrest.conf", "archiving.conf"]) copyFileSync(path.join(shipped, name), at(name));
  const ofThisMachine: Record<string, string> = {
    "repo1-path": at("repository"),
    "repo1-cipher-pass": randomBytes(48).toString("base64"),
    "pg1-path": at("data"),
    "pg1-port": String(port),
  };
  const machine = readFileSync(path.join(shipped, "machine.conf"), "utf8").replace(
    /^([a-z0-9-]+)=.*$/gm,
    (_, name: string) => `${name}=${ofThisMachine[name]}`,
  );
  writeFileSync(at("conf.d/machine.conf"), machine, { mode: 0o600 });
  execFileSync("chown", ["-R", "postgres:", folder]);
  chmodSync(folder, 0o755);
  return {
    folder,
    dataFolder: at("data"),
    repository: at("repository"),
    archivingConf: at("archiving.conf"),
    env: {
      PGBACKREST_CONFIG: at("pgbackrest.conf"),
      PGBACKREST_CONFIG_INCLUDE_PATH: at("conf.d"),
      PGBACKREST_PG1_SOCKET_PATH: folder,
      PGBACKREST_LOCK_PATH: at("lock"),
      PGBACKREST_LOG_PATH: at("log"),
    },
  };
}
