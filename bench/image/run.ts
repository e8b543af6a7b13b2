import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { validate } from "dockerfile-utils";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { installWithApt } from "../../tests/support/install-with-apt.ts";
import { shellOf, stagesOf } from "./dockerfile-steps.ts";

// npm run drill -- image
// Checks the files of deploy/docker and deploy/systemd with tools for them. Without Docker, runs the Dockerfile's
// steps and then their result. Needs root on Debian. Exits 1 if something is wrong.

const root = projectRoot();
const folder = path.join(root, "deploy/docker");
const problems: string[] = [];

for (const name of readdirSync(folder).filter((name) => /Dockerfile$/.test(name))) {
  const found = validate(readFileSync(path.join(folder, name), "utf8"));
  problems.push(...found.map(({ message, range }) => `${name}:${range.start.line + 1} ${message}`));
  console.log(`${name}: ${found.length} problems`);
}

for (const [name, program] of Object.entries({
  "docker-compose": "/usr/bin/docker-compose",
  systemd: "/usr/bin/systemd-analyze",
})) {
  if (!existsSync(program)) installWithApt(name, "to check what is shipped");
}
const named = {
  SITE_ADDRESS: "prices.example.org",
  DATABASE_PASSWORD: "x",
  SESSION_SECRET: "x",
  ACCOUNT_KEY: "x",
};
check("docker-compose", ["-f", path.join(folder, "compose.yaml"), "config", "--quiet"], named);
const inSystemd = (name: string) => path.join(root, "deploy/systemd", name);
const units = ["faircharge@.service", "faircharge-worker.service", "faircharge-backup@.service"].map(
  inSystemd,
);
const timers = ["faircharge-backup-full.timer", "faircharge-backup-incr.timer"].map(inSystemd);
check("systemd-analyze", ["verify", ...units, ...timers]);
for (const unit of units) check("systemd-analyze", ["security", "--offline=true", "--threshold=20", unit]);

const workFolder = mkdtempSync(path.join(tmpdir(), "faircharge-image-"));
try {
  const context = path.join(workFolder, "context");
  const ignored = readFileSync(path.join(folder, "Dockerfile.dockerignore"), "utf8")
    .split("\n")
    .filter(Boolean);
  const isSent = (source: string) => !ignored.some((name) => path.join(root, name) === source);
  cpSync(root, context, {
    recursive: true,
    filter: isSent,
    preserveTimestamps: true,
    verbatimSymlinks: true,
  });
  const bill = path.join(root, "tests/fixtures/bills/scanned-statement-two-pages.pdf");
  const steps = path.join(workFolder, "steps.sh");
  writeFileSync(steps, shellOf(stagesOf(path.join(folder, "Dockerfile"))));
  const namespaces = ["--mount", "--pid", "--fork", "--kill-child=KILL"];
  const { status } = spawnSync(
    "unshare",
    [...namespaces, path.join(root, "bench/image/try-steps.sh"), steps, context, bill],
    {
      stdio: "inherit",
    },
  );
  if (status !== 0) problems.push("The Dockerfile's steps do not lead to a site that is healthy.");
} finally {
  rmSync(workFolder, { recursive: true });
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function check(program: string, args: string[], variables: Record<string, string> = {}): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: "utf8",
    env: { ...process.env, ...variables },
  });
  const lastLine = stdout.trim().split("\n").at(-1) ?? "";
  console.log(
    `${program} ${args.at(-1)?.replace(root, ".")}: ${status === 0 ? "fine" : "not fine"} ${lastLine}`,
  );
  if (status !== 0) problems.push(`${program} ${args.join(" ")}: ${stderr}${stdout}`);
}
