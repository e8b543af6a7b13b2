import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { type CountySite, type Reply, sitesOf } from "./county-sites.ts";
import { EXPIRED } from "./expired-certificate.ts";

/** What a host of the county saw that it does not allow; none if the client is polite. */
export interface Rudeness {
  host: string;
  what: string;
}

export interface County {
  sites: readonly CountySite[];
  /** What to add as a source. */
  addressOf(site: CountySite): string;
  rudeness: Rudeness[];
  /** The client was killed: it couldn't record the last answers, and each host may repeat its answer once. */
  noteKill(): void;
  /** Requests that were answered. */
  requestCount(): number;
  close(): Promise<void>;
}

interface CountyOptions {
  /** Sites of each kind are multiplied by this. */
  size: number;
  /** The simulated time. */
  now(): Date;
  /** The pause that the client promises. */
  pauseMs: number;
}

interface HostLog {
  underWay: number;
  endedAt: number;
  robotsAt: number | null;
  /** A kill since it was asked for its robots.txt: that may have been lost. */
  isRobotsLost: boolean;
  waitUntil: number;
  today: string;
  countToday: number;
}

/** A timer of the client may be a little early by the server's clock. */
const TOLERANCE_MS = 3;
/** robots.txt, cms-hpt.txt and two files, with redirects, resumes and further tries of a day. */
const MOST_REQUESTS_A_DAY = 40;
const DAY_MS = 24 * 3600 * 1000;
const FIRST_DAY = Date.parse("2026-02-01T00:00:00Z");

/** The day of the month that a time is of, from 0. */
export const dayOf = (now: Date) => Math.floor((now.getTime() - FIRST_DAY) / DAY_MS);
export const timeOf = (day: number) => new Date(FIRST_DAY + day * DAY_MS);

/** A county's web sites on loopback: each has its own address, 127.1.x.y, and its faults; it counts how it is asked. */
export async function openCounty({ size, now, pauseMs }: CountyOptions): Promise<County> {
  const sites = sitesOf(size);
  const byHost = new Map(
    sites.flatMap((site) => [site.host, site.otherHost].map((host) => [host, site] as const)),
  );
  const logs = new Map<string, HostLog>();
  const rudeness: Rudeness[] = [];
  let requests = 0;
  let port = 0;
  let securePort = 0;

  const logOf = (host: string): HostLog => {
    const known = logs.get(host);
    if (known) return known;
    const none = {
      underWay: 0,
      endedAt: 0,
      robotsAt: null,
      isRobotsLost: false,
      waitUntil: 0,
      today: "",
      countToday: 0,
    };
    logs.set(host, none);
    return none;
  };

  function watch(host: string, request: IncomingMessage, response: ServerResponse): void {
    const log = logOf(host);
    const complain = (what: string) =>
      rudeness.push({ host, what: `${what}: ${request.url} on ${now().toISOString()}` });
    const today = now().toISOString().slice(0, 10);
    log.countToday = log.today === today ? log.countToday + 1 : 1;
    log.today = today;
    if (log.underWay > 0) complain("two at once");
    if (performance.now() - log.endedAt < pauseMs - TOLERANCE_MS) complain("no pause");
    if (now().getTime() < log.waitUntil) complain("not left alone");
    if (!/^Faircharge\/\S+ \(\+http/.test(request.headers["user-agent"] ?? "")) complain("no contact");
    if (log.countToday === MOST_REQUESTS_A_DAY) complain("too many a day");
    if (request.url === "/robots.txt") {
      const isRecent = log.robotsAt !== null && now().getTime() - log.robotsAt < DAY_MS;
      if (isRecent && !log.isRobotsLost) complain("robots.txt again");
      log.isRobotsLost = false;
    } else if (log.robotsAt === null) complain("before robots.txt");
    log.underWay += 1;
    let isEnded = false;
    const end = () => {
      if (isEnded) return;
      isEnded = true;
      log.underWay -= 1;
      log.endedAt = performance.now();
    };
    // The first is taken before the client can have the end: this process may be held up right behind the write.
    response.once("ending", end).once("close", end);
  }

  const listener: RequestListener = (request, response) => {
    requests += 1;
    const host = request.socket.localAddress ?? "";
    const site = byHost.get(host);
    if (!site) return void response.writeHead(404).end();
    watch(host, request, response);
    const log = logOf(host);
    const path = request.url ?? "/";
    const day = dayOf(now());
    if (path === "/robots.txt") {
      const robots = site.robots(day);
      if (robots.status < 500) log.robotsAt = now().getTime();
      return reply(request, response, robots);
    }
    if (site.isForbidden(path)) rudeness.push({ host, what: `forbidden: ${path}` });
    const given = site.answer(path, day, (other) => `http://${other}:${port}`);
    const retryAfter = Number(given.headers?.["Retry-After"] ?? 0);
    if (retryAfter > 0) log.waitUntil = now().getTime() + retryAfter * 1000;
    reply(request, response, given);
  };
  const server = createServer(listener);
  const secure = createSecureServer(EXPIRED, listener);
  for (const one of [server, secure]) {
    await new Promise<void>((resolve) => one.listen(0, "0.0.0.0", resolve));
  }
  port = (server.address() as AddressInfo).port;
  securePort = (secure.address() as AddressInfo).port;
  return {
    sites,
    addressOf: ({ host, start, isSecure }) =>
      isSecure ? `https://${host}:${securePort}${start}` : `http://${host}:${port}${start}`,
    rudeness,
    noteKill() {
      for (const log of logs.values()) log.isRobotsLost = true;
    },
    requestCount: () => requests,
    async close() {
      for (const one of [server, secure]) {
        one.closeAllConnections();
        await new Promise((resolve) => one.close(resolve));
      }
    },
  };
}

/** What was sent comes, and no more. */
function cutOff(response: ServerResponse): void {
  response.emit("ending");
  response.socket?.end();
}

const etagOf = (body: Buffer) => `"${createHash("sha256").update(body).digest("hex").slice(0, 16)}"`;

/** Long enough for a second request to meet it, if one is sent at the same time. */
const ANSWERED_AFTER_MS = 4;

function reply(request: IncomingMessage, response: ServerResponse, given: Reply): void {
  setTimeout(() => send(request, response, given), ANSWERED_AFTER_MS);
}

function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  const { status, headers = {}, body = Buffer.alloc(0), validators = "none", manner = "plain" } = reply;
  if (manner === "plain") response.emit("ending");
  if (manner === "hang-up") return void request.socket.destroy();
  const etag = {
    honest: etagOf(body),
    lying: '"always"',
    rotating: `"${dayOf(new Date())}-${Math.random()}"`,
    none: null,
  }[validators];
  if (status === 200 && etag !== null && request.headers["if-none-match"] === etag) {
    return void response.writeHead(304, { ETag: etag }).end();
  }
  const known = { ...headers, ...(etag && { ETag: etag }) };
  const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1] ?? 0);
  const middle = Math.floor(body.length / 2);
  if (manner === "cut-resumable") {
    const isRest = start > 0 && request.headers["if-range"] === etag;
    response.writeHead(isRest ? 206 : 200, {
      ...known,
      "Accept-Ranges": "bytes",
      "Content-Length": body.length - (isRest ? start : 0),
      ...(isRest && { "Content-Range": `bytes ${start}-${body.length - 1}/${body.length}` }),
    });
    if (isRest) {
      response.emit("ending");
      return void response.end(body.subarray(start));
    }
    return void response.write(body.subarray(0, middle), () => setTimeout(() => cutOff(response), 20));
  }
  if (manner === "cut" || manner === "announces-more") {
    response.writeHead(status, { ...known, "Content-Length": body.length + (manner === "cut" ? 0 : 999) });
    const part = manner === "cut" ? body.subarray(0, middle) : body;
    return void response.write(part, () => setTimeout(() => cutOff(response), 20));
  }
  if (manner === "announces-2-gb") {
    response.writeHead(status, { ...known, "Content-Length": 2_147_483_648 });
    return void response.write(body);
  }
  if (manner === "silent") {
    response.writeHead(status, known);
    return void response.write(body.subarray(0, 10));
  }
  response.writeHead(status, { ...known, "Content-Length": body.length }).end(body);
}
