import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#app/platform/files/project-root.server.ts";

test("the build is a plain Remix build too: remix-serve answers pages that need no database", async () => {
  const program = path.join(projectRoot(), "node_modules/@remix-run/serve/dist/cli.js");
  const { PORT: _none, ...env } = process.env; // without a port it takes a free one
  const child = spawn(process.execPath, [program, "build/server/index.js"], {
    cwd: projectRoot(),
    env: { ...env, HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [line] = await once(child.stdout, "data");
    const origin = /http:\/\/127[^\s)]+/.exec(String(line))?.[0];
    const page = await fetch(`${origin}/coming-soon`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Coming Soon!");
    expect((await fetch(`${origin}/nowhere`)).status).toBe(404);
  } finally {
    child.kill();
    await once(child, "exit");
  }
});
