import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import express from "express";
import sirv from "sirv";
import { afterEach, expect, test, vi } from "vitest";
import { ignoreMissingStaticFiles } from "./ignore-missing-static-files.ts";

afterEach(() => {
  vi.mocked(console.error).mockClear(); // what is lost is logged
});

test("a file that is gone since the start breaks off its own reply, and the server goes on", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "faircharge-files-"));
  await writeFile(path.join(folder, "stays.txt"), "here");
  await writeFile(path.join(folder, "goes.txt"), "gone");
  const app = express();
  app.use(ignoreMissingStaticFiles(), sirv(folder));
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await rm(path.join(folder, "goes.txt"));
  await expect(fetch(`${origin}/goes.txt`).then((reply) => reply.text())).rejects.toThrow();
  expect(await (await fetch(`${origin}/stays.txt`)).text()).toBe("here");
  server.close();
  await rm(folder, { recursive: true });
});
