import { once } from "node:events";
import { type ConnectionOptions, connect } from "node:tls";
import { billFixture, uploadForm } from "../../tests/support/upload.ts";

export interface Look {
  says: string;
  found: string;
  holds: boolean;
}

/** What docs/operating.md asks of a proxy, seen by a visitor at `address` (https). */
export async function lookFromOutside(address: string): Promise<Look[]> {
  return [
    await schemeIsHandedOn(address),
    await formIsTaken(address),
    await otherOriginIsRefused(address),
    await clientIsCounted(address),
    await pathIsLeftAlone(address),
    await billIsRead(address),
    await otherNameIsRefused(address),
    await oldTlsIsRefused(address),
    await http2IsOffered(address),
  ];
}

async function schemeIsHandedOn(address: string): Promise<Look> {
  const page = await (await fetch(`${address}/glossary`)).text();
  const canonical = /rel="canonical" href="([^"]+)"/.exec(page)?.[1] ?? "none";
  return {
    says: "canonical links have its scheme and name",
    found: canonical,
    holds: canonical === `${address}/glossary`,
  };
}

async function formIsTaken(address: string): Promise<Look> {
  const { status } = await sendForm(address, address);
  return { says: "a form of the site's own page is taken", found: String(status), holds: status === 303 };
}

async function otherOriginIsRefused(address: string): Promise<Look> {
  const { status } = await sendForm(address, address.replace("https:", "http:"));
  return {
    says: "one from the same name without TLS is refused",
    found: String(status),
    holds: status === 403,
  };
}

function sendForm(address: string, origin: string): Promise<Response> {
  return fetch(`${address}/coming-soon`, {
    method: "POST",
    body: new URLSearchParams({ intent: "waitlist", email: "visitor@example.org" }),
    redirect: "manual",
    headers: { Origin: origin },
  });
}

async function clientIsCounted(address: string): Promise<Look> {
  const left: number[] = [];
  for (const claimed of ["192.0.2.7", "192.0.2.8", "192.0.2.9"]) {
    const reply = await fetch(`${address}/common/get_states`, { headers: { "X-Forwarded-For": claimed } });
    left.push(Number(reply.headers.get("RateLimit-Remaining")));
  }
  const goesOn = left.every((count, index) => index === 0 || count < left[index - 1]!);
  return { says: "a made-up X-Forwarded-For begins no new count", found: left.join(", "), holds: goesOn };
}

async function pathIsLeftAlone(address: string): Promise<Look> {
  const reply = await fetch(`${address}//data`, { redirect: "manual" });
  const target = reply.headers.get("Location") ?? "none";
  const found = `${reply.status} to ${target}`;
  return {
    says: "a path comes as it was sent",
    found,
    holds: reply.status === 308 && new URL(target, address).pathname === "/data",
  };
}

async function billIsRead(address: string): Promise<Look> {
  const bytes = await billFixture("scanned-statement-two-pages.pdf");
  const body = uploadForm({ bytes, name: "statement.pdf" });
  const reply = await fetch(`${address}/ocr/cloud_ocr`, { method: "POST", body });
  await reply.arrayBuffer();
  return {
    says: `a bill of ${bytes.length} bytes is read`,
    found: String(reply.status),
    holds: reply.status === 200,
  };
}

async function otherNameIsRefused(address: string): Promise<Look> {
  const found = await shakeHands(address, { servername: "other.example.org" });
  return { says: "who asks for another name is refused", found, holds: found.startsWith("refused") };
}

async function oldTlsIsRefused(address: string): Promise<Look> {
  const old = { minVersion: "TLSv1.1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0" } as const;
  const found = await shakeHands(address, old);
  return { says: "TLS 1.1 is refused", found, holds: found.startsWith("refused") };
}

async function http2IsOffered(address: string): Promise<Look> {
  const found = await shakeHands(address, { ALPNProtocols: ["h2", "http/1.1"] });
  return { says: "TLS 1.3 and HTTP/2 are offered", found, holds: found === "TLSv1.3 h2" };
}

async function shakeHands(address: string, options: ConnectionOptions): Promise<string> {
  const socket = connect({
    host: "localhost",
    servername: "localhost",
    rejectUnauthorized: false,
    ...options,
    port: Number(new URL(address).port),
  });
  try {
    await once(socket, "secureConnect");
    return `${socket.getProtocol()} ${socket.alpnProtocol}`;
  } catch (error) {
    return `refused: ${(error as NodeJS.ErrnoException).code}`;
  } finally {
    socket.destroy();
  }
}
