import type { AccountMail, MovedPrice, SaidMail } from "#app/domain/accounts/mail/account-mail.ts";
import { serviceNameIn } from "#app/domain/billing-codes/plain-service-name.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { addressIn } from "#app/domain/language/address-in.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { product } from "#app/domain/product.ts";
import { wordsIn } from "./words.ts";

/** A mail about an account, in words. Its links lead to `siteOrigin`. */
export function sayAccountMail(language: Language, mail: AccountMail, siteOrigin: string): SaidMail {
  const words = wordsIn(language).mail;
  const { subject, text } = words[mail.kind];
  const address = (path: string) => siteOrigin + addressIn(language, path);
  const link = address(pathOf(mail));
  const values = {
    product: product.name,
    link,
    forgotten: address("/forgot-password"),
    owner: mail.kind === "invitation" ? mail.ownerName : "",
    day: mail.kind === "deadline" ? formatDate(language, mail.dueOn) : "",
    moved: mail.kind === "saved-prices-moved" ? sayMoved(language, mail.moved) : "",
    stop: mail.kind === "saved-prices-moved" ? address(`/saved/stop-mail?token=${mail.token}`) : "",
    change: mail.kind === "second-factor-changed" ? words["second-factor-changed"].changes[mail.change] : "",
  };
  const isToBeOpened =
    ("token" in mail && mail.kind !== "saved-prices-moved") || mail.kind === "already-signed-up";
  return {
    subject: say(language, subject, values),
    text: say(language, text, values),
    link: isToBeOpened ? link : null,
  };
}

/** A line for each price. */
function sayMoved(language: Language, moved: readonly MovedPrice[]): string {
  const { line } = wordsIn(language).mail["saved-prices-moved"];
  return moved
    .map(({ hospitalName: hospital, formerDollars, presentDollars, ...moved }) =>
      say(language, line, {
        ...{
          service: serviceNameIn(language, { ...moved, name: moved.serviceName }),
          hospital,
          former: formatDollars(formerDollars),
          present: formatDollars(presentDollars),
        },
      }),
    )
    .join("\n");
}

/** A token needs no coding in an address. */
function pathOf(mail: AccountMail): string {
  switch (mail.kind) {
    case "confirm-sign-up":
      return `/login?confirm=${mail.token}`;
    case "already-signed-up":
      return "/login";
    case "reset-password":
      return `/reset-password?token=${mail.token}`;
    case "confirm-new-email":
      return `/account/security/email?token=${mail.token}`;
    case "email-changed":
      return "/security";
    case "password-changed":
      return "/forgot-password";
    case "second-factor-changed":
      return "/account/security";
    case "invitation":
      return `/account/invitations?token=${mail.token}`;
    case "deadline":
      return `/account/audit/detailed?appeal=${mail.appealId}`;
    case "saved-prices-moved":
      return "/saved";
  }
}
