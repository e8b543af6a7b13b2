import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A mail as it arrived, with its text as it was before it was coded for the way. */
export interface ArrivedMail {
  from: string;
  to: string;
  headers: string;
  text: string;
}

export interface TestMailServer {
  port: number;
  url: string;
  mails: ArrivedMail[];
  /** Done with each mail before its sender hears that it was taken. */
  beforeAnswer: (mail: ArrivedMail) => Promise<void>;
  close(): Promise<void>;
}

/** A mail server that takes everything, but for the mailbox `nobody@…`, what is for `later@…`, and what is from `stranger@…`. */
export async function openMailServer(port = 0): Promise<TestMailServer> {
  const refusing = (address: string, replies: Record<string, number>) => {
    const responseCode = replies[address.split("@")[0] ?? ""];
    return responseCode === undefined ? null : Object.assign(new Error("Not taken"), { responseCode });
  };
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onMailFrom: ({ address }, _session, answer) => answer(refusing(address, { stranger: 550 })),
    onRcptTo: ({ address }, _session, answer) => answer(refusing(address, { nobody: 550, later: 450 })),
    async onData(stream, { envelope }, answer) {
      const mail = {
        from: envelope.mailFrom ? envelope.mailFrom.address : "",
        to: envelope.rcptTo.map(({ address }) => address).join(),
        ...readMail(await text(stream)),
      };
      await mailServer.beforeAnswer(mail);
      mailServer.mails.push(mail);
      answer();
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address() as AddressInfo;
  const mailServer: TestMailServer = {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    mails: [],
    beforeAnswer: async () => {},
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailServer;
}

function readMail(message: string): Pick<ArrivedMail, "headers" | "text"> {
  const [headers = "", ...body] = message.split("\r\n\r\n");
  const coded = body.join("\r\n\r\n");
  if (/^Content-Transfer-Encoding: base64/im.test(headers))
    return { headers, text: Buffer.from(coded, "base64").toString() };
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(headers)) return { headers, text: coded };
  const bytes = coded
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { headers, text: Buffer.from(bytes, "latin1").toString() };
}
