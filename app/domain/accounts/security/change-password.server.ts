import type { Database } from "#app/platform/db/open-database.server.ts";
import type { ConfirmedOwner } from "../confirm-owner.server.ts";
import type { AskedMailServices } from "../mail/queue-mail.server.ts";
import { keepPassword } from "../passwords/keep-password.server.ts";
import type { PasswordHasher } from "../passwords/open-password-hasher.server.ts";

export type ChangePasswordServices = AskedMailServices & { db: Database; passwords: PasswordHasher };

/** Changes the password of an account; its other devices are signed out. */
export async function changePassword(
  services: ChangePasswordServices,
  owner: ConfirmedOwner,
  { password, sessionId }: { password: string; sessionId: string },
): Promise<"changed" | "busy"> {
  const passwordHash = await services.passwords.hash(password);
  if (passwordHash === null) return "busy";
  await services.db.transaction((transaction) =>
    keepPassword(transaction, services, { account: owner, passwordHash, exceptSessionId: sessionId }),
  );
  return "changed";
}
