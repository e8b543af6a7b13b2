import { makeBackup } from "#app/platform/backups/make-backup.server.ts";
import { exitCodes, runCommand } from "./run-command.ts";

// npm run backup: the built-in database, the files and the keys of a site into a folder.

await runCommand({
  usage: `Usage: npm run backup -- <folder> [--keep N]
Backs up the built-in database, the sealed files of accounts and, in <folder>/keys, the keys, while the site runs or not.
From then on the database writes its log into <folder>/wal: a restore can go back to any moment since the oldest backup.
  --keep N    how many backups stay in the folder (default 2)
Exit codes: 0 done, 1 not backed up, 2 called wrongly`,
  options: { keep: { type: "string", default: "2" } },
  read: ({ values, positionals: [folder, ...rest] }) =>
    folder && rest.length === 0 && /^[1-9]\d{0,3}$/.test(values.keep)
      ? { folder, keep: Number(values.keep) }
      : null,
  async run({ folder, keep }, { env }) {
    if (env.databaseUrl !== null) {
      console.error(
        "DATABASE_URL names a PostgreSQL of your own, which this command does not back up: deploy/pgbackrest shows how to.",
      );
      return exitCodes.failed;
    }
    const startedAt = Date.now();
    const result = await makeBackup({ ...env, folder, keep });
    switch (result.outcome) {
      case "made":
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

function sayMade(
  { base, manifest, keyCount, dropped }: Extract<Awaited<ReturnType<typeof makeBackup>>, { outcome: "made" }>,
  tookMs: number,
  hasOwnKey: boolean,
): void {
  const sizes = [...Object.values(manifest.files), ...Object.values(manifest.wal)];
  const megabytes = sizes.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) / 1e6;
  console.log(`Backed up: ${base}`);
  console.log(
    `${sizes.length} files, ${megabytes.toFixed(1)} MB in ${(tookMs / 1000).toFixed(1)} s. A restore can reach any moment since ${manifest.endedAt}.`,
  );
  if (dropped.length > 0) console.log(`Removed the older ${dropped.join(", ")}, with their log.`);
  console.log(
    `keys/ holds ${keyCount} keys${hasOwnKey ? ", without ACCOUNT_KEY, which you keep" : ""}. Move it to another place: whoever has it and the rest reads what people keep.`,
  );
}
