import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
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
const started: Started[] = [];
let site: Started;
let caddy: Started;
let nginx: Started;
try {
  site = start(process.execPath, ["app/cli/start.js"], {
    PORT: String(SITE_PORT),
    HOST: "127.0.0.1",
    DATA_DIR: path.join(workFolder, "site"),
    SAMPLE_DATA: "on",
  });
  await waitFor(`http://127.0.0.1:${SITE_PORT}/readyz`);

  caddy = start("caddy", ["run", "--config", path.join(source, "Caddyfile"), "--adapter", "caddyfile"], {
    SITE_ADDRESS: `https://localhost:${CADDY_PORT}`,
    SITES: `127.0.0.1:${SITE_PORT}`,
    HOME: workFolder,
    XDG_DATA_HOME: workFolder,
    XDG_CONFIG_HOME: workFolder,
  });
  nginx = await startNginx();
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
  isFine.push(await challengeIsAnswered());
  isFine.push(...(await nothingSecretIsLogged()));
  process.exitCode = isFine.every(Boolean) ? 0 : 1;
} finally {
  await Promise.all(started.map(end));
  await rm(workFolder, { recursive: true, force: true });
}

/** Who gives certificates asks for a file, without TLS. */
async function challengeIsAnswered(): Promise<boolean> {
  const place = path.join(workFolder, "acme/.well-known/acme-challenge");
  await mkdir(place, { recursive: true });
  await writeFile(path.join(place, "token"), "answer");
  runOrThrow("chmod", "-R", "a+rX", workFolder);
  const reply = await fetch(`http://localhost:${NGINX_PORTS["80"]}/.well-known/acme-challenge/token`);
  const holds = (await reply.text()) === "answer";
  console.log(
    `${holds ? "holds " : "BROKEN"} nginx: a challenge for a certificate is answered: ${reply.status}`,
  );
  return holds;
}

/** Requests the links that open something for anyone with their address, while the site is up and while it is down. */
async function nothingSecretIsLogged(): Promise<boolean[]> {
  const secret = "secret-of-a-link";
  const ask = async () => {
    for (const port of [CADDY_PORT, NGINX_PORTS["443"]]) {
      for (const path of [`/glossary?receipt=${secret}`, `/login?confirm=${secret}`]) {
        const headers = { Referer: `https://localhost:${port}/reset-password?token=${secret}` };
        await fetch(`https://localhost:${port}${path}`, { headers }).then((reply) => reply.arrayBuffer());
      }
    }
  };
  await ask();
  await end(site);
  await ask();
  await pause(500);
  const logs = { Caddy: caddy.said(), nginx: `${nginx.said()}${await readLogs()}` };
  return Object.entries(logs).map(([name, text]) => {
    const holds = text.includes("/glossary") && !text.includes(secret);
    console.log(
      `${holds ? "holds " : "BROKEN"} ${name}: its log of ${text.length} bytes has no link's secret`,
    );
    return holds;
  });
}

async function readLogs(): Promise<string> {
  const names = (await readdir(workFolder)).filter((name) => name.endsWith(".log"));
  const texts = await Promise.all(names.map((name) => readFile(path.join(workFolder, name), "utf8")));
  return texts.join("");
}

/** With the file unchanged, except for its ports, its name and the places of its certificate and logs. */
async function startNginx(): Promise<Started> {
  const [key, certificate] = ["privkey.pem", "fullchain.pem"].map((name) => path.join(workFolder, name)) as [
    string,
    string,
  ];
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"];
  runOrThrow("openssl", ...request, "-keyout", key, "-out", certificate);
  const version = spawnSync("nginx", ["-v"], { encoding: "utf8" }).stderr;
  const isOld = /\/1\.(?:1\d|2[0-4])\./.test(version); // Debian 12's, which has other words for HTTP/2
  const server = (await readFile(path.join(source, "nginx.conf"), "utf8"))
    .replaceAll("/etc/ssl/faircharge", workFolder)
    .replaceAll("/var/log/nginx", workFolder)
    .replaceAll("/var/www", workFolder)
    .replaceAll("prices.example.org", "localhost")
    .replace(/127\.0\.0\.1:300\d/g, `127.0.0.1:${SITE_PORT}`)
    .replace(`server 127.0.0.1:${SITE_PORT} max_fails=2 fail_timeout=5s;\n`, "") // one site is enough here
    .replace(
      /listen (\[::\]:)?(80|443)/g,
      (_, six = "", port: "80" | "443") => `listen ${six}${NGINX_PORTS[port]}`,
    )
    .replace(isOld ? /(listen \S+ ssl);/g : /$^/, "$1 http2;")
    .replace(isOld ? "http2 on;" : "", "");
  const whole = `pid ${workFolder}/nginx.pid; error_log stderr; events {} http { access_log off;\n${server}\n}`;
  const file = path.join(workFolder, "nginx.conf");
  await writeFile(file, whole);
  return start("nginx", ["-c", file, "-g", "daemon off;"], {});
}

interface Started {
  child: ChildProcess;
  said(): string;
}

function start(command: string, args: string[], variables: Record<string, string>): Started {
  const env = { ...process.env, ...variables };
  const child = spawn(command, args, { cwd: projectRoot(), env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (text: Buffer) => {
    said += text;
  });
  child.once("exit", (code) => code && console.error(`${command} ended with ${code}: ${said}`));
  const running = { child, said: () => said };
  started.push(running);
  return running;
}

async function end({ child }: Started): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
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
