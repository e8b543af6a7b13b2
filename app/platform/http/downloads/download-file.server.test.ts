import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, test, vi } from "vitest";
import { downloadFile } from "./download-file.server.ts";

const CONTENT = Buffer.from(Array.from({ length: 20_000 }, (_, row) => `${row}\n`).join(""));
/** A busy machine may pause for seconds. */
const PATIENCE_MS = 120_000;
const HALF = Math.floor(CONTENT.length / 2);

let directory: string;
let closeServer: () => Promise<void>;
let requests: IncomingMessage[];

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "faircharge-download-"));
  closeServer = async () => {};
  requests = [];
});

afterEach(async () => {
  await closeServer();
  await rm(directory, { recursive: true });
});

/** Starts a server; its base address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    requests.push(request);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closeServer = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A server that answers the first request with the first answer, and so on; the last one again and again. */
function serveInTurn(...answers: RequestListener[]): Promise<string> {
  return serve((request, response) =>
    answers[Math.min(requests.length, answers.length) - 1]!(request, response),
  );
}

function download(
  address: string,
  options: { maxBytes?: number; idleTimeoutMs?: number; signal?: AbortSignal } = {},
) {
  return downloadFile(address, {
    directory,
    maxBytes: 1e9,
    idleTimeoutMs: PATIENCE_MS,
    retryDelayMs: 1,
    ...options,
  });
}

const status = (code: number): RequestListener => {
  return (_, response) => void response.writeHead(code).end();
};
const whole: RequestListener = (_, response) => void response.end(CONTENT);

/** Ends the connection once the first half is on the client's disk. */
function breakOffHalfway(headers: Record<string, string>): RequestListener {
  return async (_, response) => {
    response.writeHead(200, { "Content-Length": CONTENT.length, ...headers });
    response.write(CONTENT.subarray(0, HALF));
    await vi.waitFor(async () => expect((await saved()).length).toBe(HALF), {
      timeout: 120_000,
      interval: 5,
    });
    response.socket?.destroy();
  };
}

const saved = () => readFile(path.join(directory, "a.csv"));

const rest: RequestListener = (request, response) => {
  const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")![1]);
  response.writeHead(206, { "Content-Range": `bytes ${start}-${CONTENT.length - 1}/${CONTENT.length}` });
  response.end(CONTENT.subarray(start));
};

const firstHalf: RequestListener = (_, response) => {
  const end = CONTENT.length - HALF;
  response.writeHead(206, { "Content-Range": `bytes 0-${end - 1}/${CONTENT.length}` });
  response.end(CONTENT.subarray(0, end));
};

test("a file is saved under its name, and the server told who asks", async () => {
  const base = await serve(whole);
  const outcome = await download(`${base}/files/my%20prices.csv?x=1`);
  expect(outcome).toEqual({
    outcome: "downloaded",
    path: path.join(directory, "my prices.csv"),
    fileName: "my prices.csv",
    isPrivate: true,
    address: `${base}/files/my%20prices.csv?x=1`,
    validators: { etag: null, lastModified: null },
  });
  expect((await readFile(path.join(directory, "my prices.csv"))).equals(CONTENT)).toBe(true);
  expect(requests[0]!.headers).toMatchObject({ "user-agent": "Faircharge", "accept-encoding": "identity" });
});

test("an answer that is compressed all the same is saved plain", async () => {
  for (const content of ["a", "a".repeat(10_000)]) {
    const packed = gzipSync(content);
    const base = await serve((_, response) => {
      response.writeHead(200, { "Content-Encoding": "gzip", "Content-Length": packed.length }).end(packed);
    });
    expect(await download(`${base}/a.csv`)).toMatchObject({ outcome: "downloaded" });
    expect((await saved()).toString()).toBe(content);
    await closeServer();
  }
});

describe("redirects", () => {
  /** /5 leads to /4 and so on; /0.csv is the file. */
  const countdown: RequestListener = (request, response) => {
    const left = Number.parseInt(request.url!.slice(1), 10);
    if (left === 0) return whole(request, response);
    const to = left === 1 ? "0.csv" : `/${left - 1}`;
    response.writeHead([301, 302, 303, 307, 308][left % 5]!, { Location: to }).end();
  };

  it("follows five", async () => {
    expect(await download(`${await serve(countdown)}/5`)).toMatchObject({
      outcome: "downloaded",
      fileName: "0.csv",
    });
  });

  it("gives up at the sixth", async () => {
    const outcome = await download(`${await serve(countdown)}/6`);
    expect(outcome).toMatchObject({ outcome: "failed", failure: "too-many-redirects" });
  });

  it("does not leave the web", async () => {
    const base = await serve(
      (_, response) => void response.writeHead(302, { Location: "file:///etc/hosts" }).end(),
    );
    expect(await download(base)).toMatchObject({ failure: "bad-redirect" });
  });
});

describe("failures", () => {
  it.each([
    [404, "not-found", 1],
    [410, "not-found", 1],
    [403, "refused", 1],
    [204, "refused", 1],
    [500, "server-error", 3],
    [503, "server-error", 3],
    [429, "server-error", 3],
  ])("status %i is %s after %i attempts", async (code, failure, attempts) => {
    const outcome = await download(`${await serve(status(code))}/a.csv`);
    expect(outcome).toMatchObject({ outcome: "failed", failure, written: String(code) });
    expect(requests).toHaveLength(attempts);
  });

  it("tells that nobody listens", async () => {
    const base = await serve(whole);
    await closeServer();
    expect(await download(`${base}/a.csv`)).toMatchObject({ failure: "unreachable" });
  });

  it.each([
    "ftp://example.org/a.csv",
    "file:///etc/hosts",
    "http://user:secret@127.0.0.1/a.csv",
    "no address",
  ])("does not fetch %s", async (address) => {
    expect(await download(address)).toMatchObject({ failure: "bad-address" });
  });

  it("gives up a server that falls silent, however often", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const base = await serve((_, response) => {
      response.writeHead(200).write("price");
      vi.advanceTimersByTime(100);
    });
    const outcome = await download(`${base}/a.csv`, { idleTimeoutMs: 100 });
    expect(outcome).toMatchObject({ failure: "timed-out", written: "0.1" });
    expect(requests).toHaveLength(3);
  });

  it("waits for a slow server as long as bytes come", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const base = await serve(async (_, response) => {
      response.writeHead(200);
      for (let sent = 1; sent <= 8; sent++) {
        response.write("x");
        while ((await saved().catch(() => "")).length < sent) await nextTurn();
        vi.advanceTimersByTime(400);
      }
      response.end();
    });
    const outcome = await download(`${base}/a.csv`, { idleTimeoutMs: 500 });
    expect(outcome).toMatchObject({ outcome: "downloaded" });
    expect(requests).toHaveLength(1);
  });

  it("refuses a file that says it is too large, and stops one that does not say so", async () => {
    const stated = await serve((_, response) => {
      response.writeHead(200, { "Content-Length": 1_000_001 }).flushHeaders();
    });
    const outcome = await download(`${stated}/a.csv`, { maxBytes: 1_000_000 });
    expect(outcome).toMatchObject({ failure: "too-large", written: "1000000" });
    expect(existsSync(path.join(directory, "a.csv"))).toBe(false);
    await closeServer();

    const endless = await serve((_, response) => {
      const fill = () => {
        while (response.write(CONTENT));
      };
      response.on("drain", fill);
      fill();
    });
    expect(await download(`${endless}/b.csv`, { maxBytes: 1_000_000 })).toMatchObject({
      failure: "too-large",
    });
    expect((await readFile(path.join(directory, "b.csv"))).length).toBeLessThanOrEqual(1_000_000);
  });

  it.skipIf(!existsSync("/dev/full"))("tells that the disk is full", async () => {
    await symlink("/dev/full", path.join(directory, "a.csv"));
    expect(await download(`${await serve(whole)}/a.csv`)).toMatchObject({ failure: "disk-full" });
    expect(requests).toHaveLength(1);
  });

  it("ends with the signal's reason when it is stopped", async () => {
    const controller = new AbortController();
    const base = await serve((_, response) => {
      response.writeHead(200).write("price");
      controller.abort(new Error("stopped"));
    });
    await expect(download(`${base}/a.csv`, { signal: controller.signal })).rejects.toThrow("stopped");
    expect(requests).toHaveLength(1);
  });
});

describe("a download that broke off", () => {
  it("comes again after a 503", async () => {
    const base = await serveInTurn(status(503), status(503), whole);
    expect(await download(`${base}/a.csv`)).toMatchObject({ outcome: "downloaded" });
    expect((await saved()).equals(CONTENT)).toBe(true);
  });

  it.each([
    [{ ETag: '"v1"', "Last-Modified": "Thu, 01 Jan 2026 00:00:00 GMT" }, '"v1"'],
    [{ ETag: 'W/"v1"', "Last-Modified": "Thu, 01 Jan 2026 00:00:00 GMT" }, "Thu, 01 Jan 2026 00:00:00 GMT"],
  ])("goes on where it was, if the file is still that of %j", async (validators, ifRange) => {
    const base = await serveInTurn(breakOffHalfway({ "Accept-Ranges": "bytes", ...validators }), rest);
    expect(await download(`${base}/a.csv`)).toMatchObject({ outcome: "downloaded" });
    expect(requests[1]!.headers).toMatchObject({ range: `bytes=${HALF}-`, "if-range": ifRange });
    expect((await saved()).equals(CONTENT)).toBe(true);
  });

  it("goes on again after a pause of the server", async () => {
    const base = await serveInTurn(
      breakOffHalfway({ "Accept-Ranges": "bytes", ETag: '"v1"' }),
      status(503),
      rest,
    );
    expect(await download(`${base}/a.csv`)).toMatchObject({ outcome: "downloaded" });
    expect(requests[2]!.headers.range).toBe(`bytes=${HALF}-`);
    expect((await saved()).equals(CONTENT)).toBe(true);
  });

  it.each<[Record<string, string>, string]>([
    [{ "Accept-Ranges": "bytes" }, "names no version"],
    [{ ETag: '"v1"' }, "takes no ranges"],
    [{ "Accept-Ranges": "bytes", ETag: 'W/"v1"' }, "names only a weak version"],
  ])("starts over where the server, with %j, %s", async (headers) => {
    const base = await serveInTurn(breakOffHalfway(headers), whole);
    expect(await download(`${base}/a.csv`)).toMatchObject({ outcome: "downloaded" });
    expect(requests[1]!.headers.range).toBeUndefined();
    expect((await saved()).equals(CONTENT)).toBe(true);
  });

  it.each<[string, RequestListener[]]>([
    ["sends the whole file", [whole]],
    ["has no such range", [status(416), whole]],
    ["sends another part", [firstHalf, whole]],
  ])("starts over where the server %s", async (_, answers) => {
    const base = await serveInTurn(breakOffHalfway({ "Accept-Ranges": "bytes", ETag: '"v1"' }), ...answers);
    expect(await download(`${base}/a.csv`)).toMatchObject({ outcome: "downloaded" });
    expect((await saved()).equals(CONTENT)).toBe(true);
  });

  it("asks for what is still missing when only a part of the rest comes", async () => {
    const headers = { "Content-Range": `bytes ${HALF}-${HALF + 4}/${CONTENT.length}` };
    const part: RequestListener = (_, response) => {
      response.writeHead(206, headers).end(CONTENT.subarray(HALF, HALF + 5));
    };
    const begun = breakOffHalfway({ "Accept-Ranges": "bytes", ETag: '"v1"' });
    expect(await download(`${await serveInTurn(begun, part, rest)}/a.csv`)).toMatchObject({
      outcome: "downloaded",
    });
    expect(requests[2]!.headers.range).toBe(`bytes=${HALF + 5}-`);
    expect((await saved()).equals(CONTENT)).toBe(true);
  });

  it("fails when it breaks off three times", async () => {
    const base = await serve(breakOffHalfway({}));
    expect(await download(`${base}/a.csv`)).toMatchObject({ failure: "cut-short" });
    expect(requests).toHaveLength(3);
  });
});

describe("a public server", () => {
  /** 127.0.0.1 plays the internet, 127.0.0.2 a network that only this machine reaches. */
  const isPrivate = (address: string) => address !== "127.0.0.1";
  const inside = (base: string, host = "127.0.0.2") => `${base.replace("127.0.0.1", host)}/inside`;
  const get = (address: string) =>
    downloadFile(address, {
      directory,
      maxBytes: 1e9,
      idleTimeoutMs: PATIENCE_MS,
      retryDelayMs: 1,
      isPrivate,
    });

  test.each([
    "127.0.0.2",
    "2130706434", // the same, as one number
    "0x7f000002",
    "0177.0.0.2",
    "[::1]",
    "[::ffff:127.0.0.2]",
    "[fd00::1]",
    "169.254.169.254",
  ])("never leads to %s", async (host) => {
    const base = await serve((request, response) => {
      if (request.url === "/inside") response.end("secret");
      else response.writeHead(302, { Location: inside(base, host) }).end();
    });
    const hostname = new URL(`http://${host}`).hostname;
    expect(await get(base)).toEqual({ outcome: "failed", failure: "private-address", written: hostname });
    expect(requests.map(({ url }) => url)).toEqual(["/"]);
  });

  test("nor by a name that leads there, whatever the address was before", async () => {
    const base = await serve((request, response) => {
      if (request.url === "/inside") response.end("secret");
      else response.writeHead(302, { Location: inside(base, "localhost") }).end();
    });
    const options = { directory, maxBytes: 1e9, idleTimeoutMs: PATIENCE_MS, retryDelayMs: 1 };
    const outcome = await downloadFile(base, { ...options, isPrivate: () => requests.length > 0 });
    expect(outcome).toEqual({ outcome: "failed", failure: "private-address", written: "localhost" });
    expect(requests.map(({ url }) => url)).toEqual(["/"]);
  });

  test("may be left out: who asks for a private address gets its file, and where it redirects to", async () => {
    const base = await serve((request, response) => {
      if (request.url === "/inside") response.end("mine");
      else response.writeHead(302, { Location: "/inside" }).end();
    });
    const isPrivate = () => true;
    const options = { directory, maxBytes: 1e9, idleTimeoutMs: PATIENCE_MS, retryDelayMs: 1, isPrivate };
    expect(await downloadFile(base, options)).toMatchObject({ outcome: "downloaded", isPrivate: true });
    expect(await downloadFile(base, { ...options, isPublic: true })).toMatchObject({
      failure: "private-address",
    });
  });
});
