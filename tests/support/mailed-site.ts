import { expect } from "vitest";
import { openTestSite, type TestSite } from "./open-test-site.ts";
import { openMailServer, type TestMailServer } from "./smtp-server.ts";

export interface MailedSite extends TestSite {
  mailServer: TestMailServer;
  /** Waits for the next mail to an address that has these words, and takes the path of its first link. */
  mailedPath(to: string, words: string | RegExp): Promise<string>;
}

const SITE_URL = "https://prices.example.org";

/** A site whose mail goes to a server of the test's own. */
export async function openMailedSite(variables: Record<string, string> = {}): Promise<MailedSite> {
  const mailServer = await openMailServer();
  const mail = { SMTP_URL: mailServer.url, MAIL_FROM: "Prices <mail@example.org>", SITE_URL };
  const site = await openTestSite({ ...mail, ...variables });
  return {
    ...site,
    mailServer,
    async mailedPath(to, words) {
      const isIt = (mail: { to: string; text: string }) => mail.to === to && mail.text.match(words) !== null;
      await expect.poll(() => mailServer.mails.some(isIt)).toBe(true);
      const at = mailServer.mails.findIndex(isIt);
      const [mail] = mailServer.mails.splice(at, 1);
      return new RegExp(`${SITE_URL}(\\S+)`).exec(mail!.text)?.[1] ?? "";
    },
    async close() {
      await site.close();
      await mailServer.close();
    },
  };
}
