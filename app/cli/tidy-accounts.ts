import { createInterface } from "node:readline/promises";
import { findKeylessAccounts, removeKeylessAccounts } from "#app/domain/accounts/keyless-accounts.server.ts";
import { openSiteKeys } from "#app/domain/accounts/open-site-keys.server.ts";
import { openAccountFiles } from "#app/platform/files/open-account-files.server.ts";
import { defineCommand, exitCodes } from "./define-command.ts";

export const tidyAccounts = defineCommand({
  usage: ["[--yes]"],
  about: `Removes what is left of accounts whose keys are gone, after a restore with the keys of today. Nobody can open such an
account, and its address cannot sign up again until then. It asks before it removes them.`,
  options: { yes: { type: "boolean", default: false, about: "removes them without asking" } },
  examples: ["", "--yes"],
  read: ({ values, positionals }) => (positionals.length === 0 ? { yes: values.yes } : null),
  run: ({ yes }, { env, withDatabase }) =>
    withDatabase(async (db) => {
      const masterKey = await openSiteKeys(db, { ...env, dataDir: env.filesFolder });
      const { accountIds, keptCount } = await findKeylessAccounts({ db, masterKey });
      if (accountIds.length === 0) {
        console.log(`Each of the ${keptCount} accounts has its key: there is nothing to tidy.`);
        return exitCodes.done;
      }
      const found = `Accounts without a key: ${accountIds.length}, with one: ${keptCount}.`;
      if (keptCount === 0 && accountIds.length > 1) {
        console.error(`${found} These keys look like another site's: nothing was removed.`);
        return exitCodes.failed;
      }
      if (!yes && !(await ask(`${found} Remove those without a key for good? (yes/no) `))) {
        console.error(`${found} Nothing was removed; --yes removes them without asking.`);
        return exitCodes.failed;
      }
      const { accountFiles, closeFiles } = await openAccountFiles(env);
      await removeKeylessAccounts({ db, masterKey, accountFiles }, accountIds).finally(closeFiles);
      console.log(`Accounts removed: ${accountIds.length}. Their addresses can sign up again.`);
      return exitCodes.done;
    }),
});

/** No without a terminal. */
async function ask(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  return (await terminal.question(question).finally(() => terminal.close())).trim() === "yes";
}
