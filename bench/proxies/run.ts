import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { installWithApt } from "../../tests/support/install-with-apt.ts";
import { runOrThrow } from "../failover/run-or-throw.ts";
import { lookFromOutside } from "./look-from-outside.ts";

// npm run drill -- proxies
// Runs a site behind Debian's Caddy and nginx, from the files of deploy/proxy, on separate ports. Then checks from
// outside what a proxy has to pass on. Needs root on Debian. Exits 1 if something is missing.

for (const [name, program] of Object.entries({ "nginx-light": "/usr/sbin/nginx", caddy: "/usr/bin/caddy" })) {
  if (existsSync(program) || installWithApt(name, "for the drill")) continue;
  console.error(`The drill needs root on Debian with the package ${name}.`);
  process.exit(2);
}

const SITE_PORT = 3911;
const CADDY_PORT = 3943;
const NGINX_PORTS = { "80": 3980, "443": 3944 };
const source = path.join(projectRoot(), "deploy/proxy");
const workFolder = await mkdtemp(path.join(tmpdir(), "faircharge-proxies-"));
const started: ChildProcess[] = [];
try {
  start(process.execPath, ["app/cli/start.js"], {
    PORT: String(SITE_PORT),
    HOST: "127.0.0.1",
    DATA_DIR: path.join(workFolder, "site"),
    SAMPLE_DATA: "on",
  });
  await waitFor(`http://127.0.0.1:${SITE_PORT}/readyz`);

  start("caddy", ["run", "--config", path.join(source, "Caddyfile"), "--adapter", "caddyfile"], {
    SITE_ADDRESS: `https://localhost:${CADDY_PORT}`,
    SITES: `127.0.0.1:${SITE_PORT}`,
    HOME: workFolder,
    XDG_DATA_HOME: workFolder,
    XDG_CONFIG_HOME: workFolder,
  });
  await startNginx();
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0"; // certificates of the drill itself
  const isFine = [];
  for (const [name, port] of [["Caddy", CADDY_PORT] as const, ["nginx", NGINX_PORTS["443"]] as const]) {
    const address = `https://localhost:${port}`;
    await waitFor(`${address}/healthz`);
    for (const { says, found, holds } of await lookFromOutside(address)) {
      console.log(`${holds ? "holds " : "BROKEN"} ${name}: ${says}: ${found}`);
      isFine.push(holds);
    }
  }
  process.exitCode = isFine.every(Boolean) ? 0 : 1;
} finally {
  for (const child of started) child.kill("SIGTERM");
  await Promise.all(
    started.map((child) => child.exitCode ?? new Promise((resolve) => child.once("exit", resolve))),
  );
  await rm(workFolder, { recursive: true, force: true });
}

/** By the file as it is, but for its ports, its name and where its certificate lies. */
async function startNginx(): Promise<void> {
  const [key, certificate] = ["privkey.pem", "fullchain.pem"].map((name) => path.join(workFolder, name)) as [
    string,
    string,
  ];
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"];
  runOrThrow("openssl", ...request, "-keyout", key, "-out", certificate);
  const server = (await readFile(path.join(source, "nginx.conf"), "utf8"))
    .replaceAll("/etc/ssl/faircharge", workFolder)
    .replaceAll("prices.example.org", "localhost")
    .replace(/127\.0\.0\.1:300\d/g, `127.0.0.1:${SITE_PORT}`)
    .replace(`server 127.0.0.1:${SITE_PORT} max_fails=2 fail_timeout=5s;\n`, "") // one site is enough here
    .replace(
      /listen (\[::\]:)?(80|443)/g,
      (_, six = "", port: "80" | "443") => `listen ${six}${NGINX_PORTS[port]}`,
    );
  const whole = `pid ${workFolder}/nginx.pid; error_log stderr; events {} http { access_log off;\n${server}\n}`;
  const file = path.join(workFolder, "nginx.conf");
  await writeFile(file, whole);
  start("nginx", ["-c", file, "-g", "daemon off;"], {});
}

function start(command: string, args: string[], variables: Record<string, string>): void {
  const env = { ...process.env, ...variables };
  const child = spawn(command, args, { cwd: projectRoot(), env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (text: Buffer) => {
    said += text;
  });
  child.once("exit", (code) => code && console.error(`${command} ended with ${code}: ${said}`));
  started.push(child);
}

async function waitFor(address: string): Promise<void> {
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await pause(200);
}
