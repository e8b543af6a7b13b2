import { keyTables } from "#app/domain/accounts/key-tables.ts";
import { rotateMasterKey } from "#app/platform/keys/rotate-master-key.server.ts";
import { defineCommand, exitCodes } from "./define-command.ts";

export const rotateAccountKey = defineCommand({
  usage: [""],
  about: `Makes a new account-key in DATA_DIR and wraps the key of every account with it; a running site takes it up. Where
ACCOUNT_KEY is set, ACCOUNT_KEY_NEXT takes its place: set ACCOUNT_KEY to it afterwards, and start the site again.`,
  options: {},
  examples: [""],
  read: ({ positionals }) => (positionals.length === 0 ? {} : null),
  async run(_, { env, withDatabase }) {
    const count = await withDatabase((db) =>
      rotateMasterKey(db, { ...env, dataDir: env.filesFolder }, keyTables),
    );
    console.log(
      count === 0 ? "There was nothing to wrap: no account has a key here." : `Keys wrapped anew: ${count}.`,
    );
    if (env.accountKey !== null)
      console.log("Now set ACCOUNT_KEY to what ACCOUNT_KEY_NEXT is, and start the site again.");
    else if (count > 0) console.log("Back up the new account-key, and destroy the copies of the old one.");
    return exitCodes.done;
  },
});
