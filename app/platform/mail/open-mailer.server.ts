import nodemailer from "nodemailer";
import { logFailure } from "#app/platform/log/log-failure.ts";

/** A mail of plain text. */
export interface Mail {
  /** The same for each try, so that the receiving side can recognize a duplicate. */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** The link for its reader to open; null: it only informs. */
  link: string | null;
}

/** "refused": this mail will never be accepted, so don't retry. "later": it was not taken now, and others may be. "down": none
 *  can be sent now. */
export type SendOutcome = "sent" | "refused" | "later" | "down";

export interface Mailer {
  /** Whether mail goes out; else the operator hands the links on. */
  isOn: boolean;
  send(mail: Mail): Promise<SendOutcome>;
}

export interface MailerOptions {
  /** Null: mail is off. */
  mail: { smtpUrl: string; from: string } | null;
  /** The site's own address. */
  siteOrigin: string;
  sendingTimeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
/** Of one mail in all: a server that sends a byte now and then is never silent. */
const SENDING_TIMEOUT_MS = 60_000;
const SERVICE_NOT_AVAILABLE = 421;

/** Sends mail through the operator's SMTP server. Where mail is off, the console prints what a reader would open, and
 *  nothing of who it is for. */
export function openMailer({
  mail,
  siteOrigin,
  sendingTimeoutMs = SENDING_TIMEOUT_MS,
}: MailerOptions): Mailer {
  if (mail === null) return { isOn: false, send: print };
  return sendThrough(mail.smtpUrl, mail.from, { siteOrigin, sendingTimeoutMs });
}

async function print({ subject, link }: Mail): Promise<SendOutcome> {
  if (link !== null) console.log(`Mail is off. ${subject}: ${link}`);
  return "sent";
}

function sendThrough(
  url: string,
  from: string,
  { siteOrigin, sendingTimeoutMs }: { siteOrigin: string; sendingTimeoutMs: number },
): Mailer {
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
        const signal = AbortSignal.timeout(sendingTimeoutMs);
        await transport.sendMail({ from, to, subject, text, messageId, headers, signal });
        return "sent";
      } catch (error) {
        logFailure("A mail was not taken", error);
        return outcomeOf(error);
      }
    },
  };
}

/** Replies to the address or the text are about this mail alone, and final from 500 on (RFC 5321, 4.2.1). Replies to our login or
 *  our own address are about all mail, and the operator has to fix them. */
function outcomeOf(error: unknown): SendOutcome {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  const isOfThisMail = command === "RCPT TO" || command === "DATA";
  if (!isOfThisMail || responseCode < 400 || responseCode === SERVICE_NOT_AVAILABLE) return "down";
  return responseCode >= 500 ? "refused" : "later";
}
