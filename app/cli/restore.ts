import { type RestoreResult, restoreBackup } from "#app/platform/backups/restore-backup.server.ts";
import { defineCommand, exitCodes } from "./define-command.ts";

export const restore = defineCommand({
  site: "may-be-new",
  usage: ["<folder> --keys <folder> [options]"],
  about: `Puts a backup made by npx faircharge backup into DATA_DIR, which must be empty. Then npm start serves the site as it was.`,
  options: {
    keys: {
      type: "string",
      value: "<folder>",
      about: `where the keys are. <backup>/keys, wherever you moved it, opens every account of the last backup, also
one that was deleted since. The data folder of a site that still exists opens those of today.`,
    },
    to: {
      type: "string",
      value: "<time>",
      about: "back to this moment, like 2026-11-26T19:00:00Z (default: as late as the backup's log goes)",
    },
    json: { type: "boolean", default: false, about: "prints one line of JSON for what was restored" },
  },
  examples: [
    "/mnt/backups/faircharge --keys /mnt/elsewhere/keys",
    "/mnt/backups/faircharge --keys /mnt/elsewhere/keys --to 2026-11-26T19:00:00Z",
  ],
  read({ values: { keys, to, json }, positionals: [folder, ...rest] }) {
    if (!folder || rest.length > 0 || !keys) return null;
    const moment = to === undefined ? null : readMoment(to);
    return moment === undefined ? null : { folder, keysFolder: keys, moment, json };
  },
  async run({ json, ...wish }, { env: { dataDir, databaseUrl, sharesFiles }, withProgressBar }) {
    if (databaseUrl !== null) {
      console.error("DATABASE_URL names another database: unset it, for this restores the built-in one.");
      return exitCodes.failed;
    }
    if (sharesFiles) {
      console.error(
        "FILES_URL is set, and this restores into DATA_DIR: unset it, restore, then move account-files, account-keys and waiting-keys to where FILES_URL says.",
      );
      return exitCodes.failed;
    }
    const startedAt = Date.now();
    const result = await withProgressBar((bar) =>
      restoreBackup({ ...wish, dataDir, onCopied: (done, of) => bar.show(done, of, "files of the backup") }),
    );
    if (result.outcome !== "restored") {
      console.error(sayRefusal(result, { ...wish, dataDir }));
      return exitCodes.failed;
    }
    const { base, fileCount, sizeBytes, keyCount } = result;
    if (json) {
      console.log(JSON.stringify({ base, moment: wish.moment, dataDir, fileCount, sizeBytes, keyCount }));
      return exitCodes.done;
    }
    console.log(
      `Restored ${base} into ${dataDir}${wish.moment ? `, as of ${wish.moment.toISOString()}` : ""}: ${fileCount} files, ${(sizeBytes / 1e6).toFixed(1)} MB, and ${keyCount} keys in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`,
    );
    console.log(
      "Run npm start, then npx faircharge backup: the restored database archives its log only from then on.",
    );
    return exitCodes.done;
  },
});

/** Undefined: no moment. A time without a zone would be another one elsewhere. */
function readMoment(text: string): Date | undefined {
  const isWhole = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:\d\d)$/.test(text);
  const moment = new Date(text);
  return isWhole && !Number.isNaN(moment.getTime()) ? moment : undefined;
}

/** Why a backup was not restored, in a sentence. */
export function sayRefusal(
  result: Exclude<RestoreResult, { outcome: "restored" }>,
  {
    folder,
    keysFolder,
    dataDir,
    moment,
  }: { folder: string; keysFolder: string; dataDir: string; moment: Date | null },
): string {
  switch (result.outcome) {
    case "not-empty":
      return `${dataDir} is not empty: move what is in it away, or set DATA_DIR to another folder. Nothing was changed.`;
    case "no-base":
      return `${folder} holds no finished backup.`;
    case "no-keys":
      return `${keysFolder} holds no keys: name the folder that has account-key and account-keys. Nothing was restored.`;
    case "damaged":
      return `${result.file} is missing or is not what the manifest says: the backup was changed or damaged. Nothing was restored; try another copy, or --to a moment before a newer backup.`;
    case "outside": {
      const { from, until } = result.window;
      const reach = `This backup reaches from ${from.toISOString()} to ${until.toISOString()}.`;
      const isNewer = moment !== null && moment > until && moment <= new Date();
      const wait = isNewer
        ? " What came later is not in its log yet: the running database writes that at the latest after 15 minutes, and when the site stops."
        : "";
      return `${reach}${wait} Name a moment between, or leave --to out for the latest. Nothing was restored.`;
    }
  }
}
