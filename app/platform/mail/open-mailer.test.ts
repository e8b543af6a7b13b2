import { type AddressInfo, createServer } from "node:net";
import { expect, test, vi } from "vitest";
import { openMailServer } from "../../../tests/support/smtp-server.ts";
import { openMailer } from "./open-mailer.server.ts";

const mail = {
  id: "6f0d4f0e-7df1-4f3b-9c5e-000000000001",
  to: "ada@example.org",
  subject: "Confirm your email",
  text: "Open https://prices.example.org/login?confirm=a-token-that-is-longer-than-one-line-of-a-mail-may-be-written\n\nÜber 😀",
  link: "https://prices.example.org/login?confirm=a-token",
};

test("a mail arrives as it was written, from whom the operator says, with the same id each time", async () => {
  const server = await openMailServer();
  const mailer = openMailer({
    mail: { smtpUrl: server.url, from: "Prices <mail@example.org>" },
    siteOrigin: "https://prices.example.org",
  });
  expect(mailer.isOn).toBe(true);
  expect([await mailer.send(mail), await mailer.send(mail)]).toEqual(["sent", "sent"]);
  await server.close();
  const [arrived] = server.mails;
  expect(arrived).toMatchObject({ from: "mail@example.org", to: "ada@example.org" });
  expect(arrived?.text.trim()).toBe(mail.text.replaceAll("\n", "\r\n"));
  expect(arrived?.headers).toMatch(/^From: Prices <mail@example\.org>/im);
  expect(arrived?.headers).toContain(`Message-ID: <${mail.id}@prices.example.org>`);
});

test("a mailbox that is not there is told from a server that is not; the log says why, and not to whom", async () => {
  const log = vi.mocked(console.error).mockImplementation(() => {});
  const server = await openMailServer();
  const mailer = openMailer({
    mail: { smtpUrl: server.url, from: "mail@example.org" },
    siteOrigin: "https://prices.example.org",
  });
  expect(await mailer.send({ ...mail, to: "nobody@example.org" })).toBe("refused");
  await server.close();
  expect(await mailer.send(mail)).toBe("down");
  const logged = log.mock.calls.flat().join("\n");
  expect(logged).toMatch(/A mail was not taken: Error EENVELOPE[\s\S]*A mail was not taken: Error ESOCKET/);
  expect(logged).not.toContain("@");
  log.mockClear();
});

test("what is said about one mail holds up no other, and what is said about us drops none", async () => {
  const log = vi.mocked(console.error).mockImplementation(() => {});
  const server = await openMailServer();
  const send = (from: string, to: string) =>
    openMailer({ mail: { smtpUrl: server.url, from }, siteOrigin: "https://prices.example.org" }).send({
      ...mail,
      to,
    });
  expect(await send("mail@example.org", "later@example.org")).toBe("later");
  expect(await send("stranger@example.org", "ada@example.org")).toBe("down");
  await server.close();
  log.mockClear();
});

test("a server that answers a byte now and then is given up, with its connection", async () => {
  const log = vi.mocked(console.error).mockImplementation(() => {});
  const trickling = createServer((socket) => {
    socket.write("220 here\r\n");
    const trickle = setInterval(() => socket.write("250-more\r\n"), 20);
    socket
      .resume()
      .on("error", () => {})
      .on("close", () => clearInterval(trickle));
  });
  await new Promise<void>((resolve) => trickling.listen(0, "127.0.0.1", resolve));
  const { port } = trickling.address() as AddressInfo;
  const mailer = openMailer({
    mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: "mail@example.org" },
    siteOrigin: "https://prices.example.org",
    sendingTimeoutMs: 200,
  });
  expect(await mailer.send(mail)).toBe("down");
  await new Promise((resolve) => trickling.close(resolve)); // which waits for every connection's end
  log.mockClear();
});

test("where mail is off, the console prints what there is to open, and nothing of who it is for", async () => {
  const console_ = vi.spyOn(console, "log").mockImplementation(() => {});
  const mailer = openMailer({ mail: null, siteOrigin: "http://localhost:3000" });
  expect(mailer.isOn).toBe(false);
  expect(await mailer.send(mail)).toBe("sent");
  expect(await mailer.send({ ...mail, link: null })).toBe("sent");
  expect(console_.mock.calls).toEqual([[`Mail is off. Confirm your email: ${mail.link}`]]);
  console_.mockRestore();
});
