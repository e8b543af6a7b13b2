import { openSiteKeys } from "#app/domain/accounts/open-site-keys.server.ts";
import { grantOperator, revokeOperator } from "#app/domain/operators/grant-operator.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { defineCommand, exitCodes } from "./define-command.ts";

export const grantAdmin = defineCommand({
  usage: ["<email>"],
  about: `Lets an account run the site at /admin: decide on files that are held, and look after sources. The account needs codes of an
app or a passkey, which /admin asks for again each time.`,
  options: {},
  examples: ["ann@example.org"],
  read: ({ positionals: [email, ...rest] }) => (email && rest.length === 0 ? { email } : null),
  run: ({ email }, { env, withDatabase }) =>
    withDatabase(async (db) => {
      const masterKey = await openSiteKeys(db, { ...env, dataDir: env.filesFolder });
      const granted = await grantOperator({ db, masterKey }, email, systemClock.now());
      if (granted === "granted") {
        console.log(`${email} may run the site at /admin.`);
        return exitCodes.done;
      }
      console.error(
        granted === "unknown"
          ? `There is no account of ${email}. Sign up at /signup first.`
          : `The account of ${email} has neither codes nor a passkey. Turn one on at /account/security first.`,
      );
      return exitCodes.failed;
    }),
});

export const revokeAdmin = defineCommand({
  usage: ["<email>"],
  about: "Takes /admin away from an account, at once.",
  options: {},
  examples: ["ann@example.org"],
  read: ({ positionals: [email, ...rest] }) => (email && rest.length === 0 ? { email } : null),
  run: ({ email }, { env, withDatabase }) =>
    withDatabase(async (db) => {
      const masterKey = await openSiteKeys(db, { ...env, dataDir: env.filesFolder });
      const isRevoked = await revokeOperator({ db, masterKey }, email);
      if (isRevoked) console.log(`${email} may not run the site any more.`);
      else console.error(`${email} could not run the site.`);
      return isRevoked ? exitCodes.done : exitCodes.failed;
    }),
});
