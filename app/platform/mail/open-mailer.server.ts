import nodemailer from "nodemailer";
import { logFailure } from "#app/platform/log/log-failure.ts";

/** A mail of plain text. */
export interface Mail {
  /** The same for each try, so that the receiving side can tell one that it has already. */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** What its reader is to open; null: it only tells. */
  link: string | null;
}

/** "refused": this mail will never be taken, whoever tries again. "down": none can be sent now. */
export type Sending = "sent" | "refused" | "down";

export interface Mailer {
  /** Whether mail goes out; else the operator hands the links on. */
  isOn: boolean;
  send(mail: Mail): Promise<Sending>;
}

export interface MailerOptions {
  /** Null: mail is off. */
  mail: { smtpUrl: string; from: string } | null;
  /** The site's own address. */
  siteOrigin: string;
}

const TIMEOUT_MS = 10_000;

/** Sends mail through the operator's SMTP server. Where mail is off, the console prints what a reader would open, and
 *  nothing of who it is for. */
export function openMailer({ mail, siteOrigin }: MailerOptions): Mailer {
  return mail === null ? { isOn: false, send: print } : sendThrough(mail.smtpUrl, mail.from, siteOrigin);
}

async function print({ subject, link }: Mail): Promise<Sending> {
  if (link !== null) console.log(`Mail is off. ${subject}: ${link}`);
  return "sent";
}

function sendThrough(url: string, from: string, siteOrigin: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { hostname } = new URL(siteOrigin);
  return {
    isOn: true,
    async send({ id, to, subject, text }) {
      const messageId = `<${id}@${hostname}>`;
      // Machines that answer for someone who is away stay silent.
      const headers = { "Auto-Submitted": "auto-generated" };
      try {
        await transport.sendMail({ from, to, subject, text, messageId, headers });
        return "sent";
      } catch (error) {
        logFailure("A mail was not taken", error);
        return outcomeOf(error);
      }
    },
  };
}

/** A 5xx to the address or the text is final (RFC 5321, 4.2.1); one to our own signing in is the operator's to mend. */
function outcomeOf(error: unknown): Sending {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  const isFinal = responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
  return isFinal ? "refused" : "down";
}
