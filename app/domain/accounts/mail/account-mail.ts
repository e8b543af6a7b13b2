import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";

/** What is told by mail about an account. `token`: opens, once, what the mail's link leads to. */
export type AccountMail =
  | { kind: "confirm-sign-up"; token: string }
  /** Someone signed up with an address that has an account. */
  | { kind: "already-signed-up" }
  | { kind: "reset-password"; token: string }
  /** To the new address. */
  | { kind: "confirm-new-email"; token: string }
  /** To the former address. */
  | { kind: "email-changed" }
  | { kind: "password-changed" }
  | { kind: "second-factor-changed"; change: SecondFactorChange }
  | { kind: "invitation"; ownerName: string; token: string }
  /** `dueOn`: an ISO day. Only the account shows what the deadline is for, because other people may read mail. */
  | { kind: "deadline"; dueOn: string; appealId: string }
  /** Only to owners who asked for it. `token`: ends these mails. */
  | { kind: "saved-prices-moved"; moved: MovedPrice[]; token: string };

/** A price of a saved list that is another one now. */
export interface MovedPrice extends ServiceCode {
  serviceName: string;
  hospitalName: string;
  formerDollars: Dollars;
  presentDollars: Dollars;
}

export type SecondFactorChange =
  | "codes-on"
  | "codes-off"
  | "recovery-codes-renewed"
  | "recovery-code-used"
  | "passkey-added"
  | "passkey-removed";

/** The mail that was asked for. Whether an address has an account is looked up when the mail is sent, never by a page. */
export type MailToSend =
  | Exclude<AccountMail, { kind: "confirm-sign-up" | "already-signed-up" | "reset-password" }>
  | { kind: "sign-up"; token: string }
  | { kind: "forgotten-password" };

/** A mail in the words of its reader; null: nothing to open. */
export interface SaidMail {
  subject: string;
  text: string;
  link: string | null;
}
