import { forgetFailedBackup, noteFailedBackup } from "#app/platform/backups/failed-backup.server.ts";
import { type BackupResult, makeBackup } from "#app/platform/backups/make-backup.server.ts";
import { type CheckedBackup, checkBackup } from "./check-backup.ts";
import { defineCommand, type ExitCode, exitCodes } from "./define-command.ts";
import { sayRefusal } from "./restore.ts";

export const backup = defineCommand({
  usage: ["<folder> [options]", "--check <folder> [--keys <folder>] [--json]"],
  about: `Backs up the built-in database, the sealed files of accounts and, in <folder>/keys, the keys, while the site runs or not.
From then on the database writes its log into <folder>/wal: a restore can go back to any moment since the oldest backup. With --check it makes none, and proves the last one: it is
restored into a temporary folder (TMPDIR), opened with its keys, counted beside the site, and removed again.`,
  options: {
    check: {
      type: "boolean",
      default: false,
      about: "proves the folder's last backup by restoring it aside",
    },
    keys: {
      type: "string",
      value: "<folder>",
      about: "where the keys are, for --check (default: keys in the folder)",
    },
    keep: {
      type: "string",
      value: "<n>",
      default: "2",
      about: "how many backups stay in the folder (default 2)",
    },
    json: { type: "boolean", default: false, about: "prints one line of JSON for the backup that was made" },
  },
  examples: ["/mnt/backups/faircharge --keep 7", "--check /mnt/backups/faircharge"],
  read: ({ values, positionals: [folder, ...rest] }) =>
    folder && rest.length === 0 && /^[1-9]\d{0,3}$/.test(values.keep)
      ? {
          folder,
          keep: Number(values.keep),
          json: values.json,
          check: values.check,
          keysFolder: values.keys ?? null,
        }
      : null,
  async run({ folder, keep, json, check, keysFolder }, tools) {
    const { env, withProgressBar } = tools;
    if (env.databaseUrl !== null) {
      console.error(
        "DATABASE_URL names a PostgreSQL of your own, which this command does not back up: deploy/pgbackrest shows how to.",
      );
      return exitCodes.failed;
    }
    if (check)
      return tellCheck(await checkBackup({ folder, keysFolder }, env, tools), { folder, keysFolder, json });
    const startedAt = Date.now();
    const result = await withProgressBar((bar) =>
      makeBackup({
        ...env,
        folder,
        keep,
        onCopied: (done, of) => bar.show(done, of, "files of the database"),
      }),
    ).catch(async (error: unknown) => {
      await noteFailedBackup(env.dataDir).catch(() => {}); // why the backup failed says more
      throw error;
    });
    if (result.outcome === "made") await forgetFailedBackup(env.dataDir);
    else if (result.outcome !== "busy" && result.outcome !== "no-database")
      await noteFailedBackup(env.dataDir);
    switch (result.outcome) {
      case "made":
        if (json) {
          const { base, keyCount, dropped, manifest } = result;
          const { startedAt, endedAt } = manifest;
          console.log(JSON.stringify({ base, startedAt, endedAt, ...sizeOf(manifest), keyCount, dropped }));
          return exitCodes.done;
        }
        sayMade(result, Date.now() - startedAt, env.accountKey !== null);
        if (env.bucket !== null) {
          console.log(
            `The sealed files of accounts are in the bucket ${env.bucket.bucket}, which this leaves out: its owner backs it up.`,
          );
        }
        return exitCodes.done;
      case "no-database":
        console.error(`There is no built-in database in ${env.dataDir}: set DATA_DIR to the site's folder.`);
        break;
      case "not-ours":
        console.error(
          `${folder} is neither empty nor a folder of backups of this site: name another one. Nothing was changed.`,
        );
        break;
      case "busy":
        console.error("Another backup of this site is under way. Wait for its end.");
        break;
      case "out-of-reach":
        console.error(
          `The user ${result.user}, who runs PostgreSQL here, cannot reach ${folder}: name a folder outside closed ones, or open the folders above it.`,
        );
    }
    return exitCodes.failed;
  },
});

function tellCheck(
  checked: CheckedBackup,
  { folder, keysFolder, json }: { folder: string; keysFolder: string | null; json: boolean },
): ExitCode {
  if (json) console.log(JSON.stringify(checked));
  if (checked.outcome !== "whole") {
    const keys = keysFolder ?? `${folder}/keys`;
    if (!json)
      console.error(
        sayRefusal(checked, { folder, keysFolder: keys, dataDir: "The temporary folder", moment: null }),
      );
    return exitCodes.failed;
  }
  const { base, restored, now, keylessCount } = checked;
  const isEmpty = Object.values(restored).every((count) => count === 0);
  const isLost = isEmpty && Object.values(now).some((count) => count > 0);
  if (!json) {
    const counts = Object.entries(restored).map(
      ([what, count]) => `${count} ${what} (now ${now[what as keyof typeof now]})`,
    );
    console.log(`Restored ${base} aside, and opened it: ${counts.join(", ")}.`);
    if (keylessCount > 0)
      console.log(`Accounts in it without a key: ${keylessCount}, as of those deleted since.`);
    if (isLost) console.error("The backup is empty, and the site is not: make a new one.");
    else console.log("The backup is whole.");
  }
  return isLost ? exitCodes.failed : exitCodes.done;
}

type MadeBackup = Extract<BackupResult, { outcome: "made" }>;

function sizeOf({ files, wal }: MadeBackup["manifest"]): { fileCount: number; sizeBytes: number } {
  const sizes = [...Object.values(files), ...Object.values(wal)].map(({ sizeBytes }) => sizeBytes);
  return { fileCount: sizes.length, sizeBytes: sizes.reduce((sum, size) => sum + size, 0) };
}

function sayMade(
  { base, manifest, keyCount, dropped }: MadeBackup,
  tookMs: number,
  hasOwnKey: boolean,
): void {
  const { fileCount, sizeBytes } = sizeOf(manifest);
  console.log(`Backed up: ${base}`);
  console.log(
    `${fileCount} files, ${(sizeBytes / 1e6).toFixed(1)} MB in ${(tookMs / 1000).toFixed(1)} s. A restore can reach any moment since ${manifest.endedAt}.`,
  );
  if (dropped.length > 0) console.log(`Removed the older ${dropped.join(", ")}, with their log.`);
  console.log(
    `keys/ holds ${keyCount} keys${hasOwnKey ? ", without ACCOUNT_KEY, which you keep" : ""}. Move it to another place: whoever has it and the rest reads what people keep.`,
  );
}
