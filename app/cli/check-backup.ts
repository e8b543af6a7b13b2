import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { findKeylessAccounts } from "#app/domain/accounts/keyless-accounts.server.ts";
import { openSiteKeys } from "#app/domain/accounts/open-site-keys.server.ts";
import { countSiteRows, type SiteRows } from "#app/domain/site-status/count-site-rows.server.ts";
import { backupFolderAt } from "#app/platform/backups/backup-folder.server.ts";
import {
  emptyDataFolder,
  type RestoreResult,
  restoreBackup,
} from "#app/platform/backups/restore-backup.server.ts";
import { openDatabase } from "#app/platform/db/open-database.server.ts";
import type { Env } from "#app/platform/env/env.server.ts";
import type { CommandTools } from "./define-command.ts";

/** What a backup holds, restored aside and opened; `now`: what the site has at the moment. */
export type CheckedBackup =
  | { outcome: "whole"; base: string; restored: SiteRows; now: SiteRows; keylessCount: number }
  | Exclude<RestoreResult, { outcome: "restored" }>;

interface BackupToCheck {
  folder: string;
  /** Null: in the backup itself. */
  keysFolder: string | null;
}

/** Restores a backup into a temporary folder, opens its database with its keys, counts, and removes it all again. Throws
 *  where what was restored does not open. */
export async function checkBackup(
  { folder, keysFolder }: BackupToCheck,
  env: Env,
  { withDatabase, withProgressBar }: Pick<CommandTools, "withDatabase" | "withProgressBar">,
): Promise<CheckedBackup> {
  const aside = await mkdtemp(path.join(tmpdir(), "faircharge-check-"));
  await chmod(aside, 0o711); // where we are root, PostgreSQL runs as another user
  const dataDir = path.join(aside, "data");
  try {
    const result = await withProgressBar((bar) =>
      restoreBackup({
        folder,
        dataDir,
        keysFolder: keysFolder ?? backupFolderAt(folder).keysFolder,
        moment: null,
        onCopied: (done, of) => bar.show(done, of, "files of the backup"),
      }),
    );
    if (result.outcome !== "restored") return result;
    const inBackup = await openAside(dataDir, env);
    return { outcome: "whole", base: result.base, ...inBackup, now: await withDatabase(countSiteRows) };
  } finally {
    await emptyDataFolder(dataDir);
    await rm(aside, { recursive: true, force: true });
  }
}

async function openAside(dataDir: string, { accountKey }: Env) {
  const { sessions, close } = await openDatabase({ databaseUrl: null, dataDir, statementTimeoutMs: 0 });
  try {
    const masterKey = await openSiteKeys(sessions, { accountKey, dataDir });
    const { accountIds } = await findKeylessAccounts({ db: sessions, masterKey });
    return { restored: await countSiteRows(sessions), keylessCount: accountIds.length };
  } finally {
    await close();
  }
}
