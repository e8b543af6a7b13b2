import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { validate } from "dockerfile-utils";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { installWithApt } from "../../tests/support/install-with-apt.ts";
import { shellOf, stagesOf } from "./dockerfile-steps.ts";
import { judgeCompose } from "./judge-compose.ts";
import { judgeUnit } from "./judge-unit.ts";
import { plantSecrets } from "./plant-secrets.ts";
import { copySentFiles } from "./sent-files.ts";

// npm run drill -- image
// Checks the files of deploy/docker and deploy/systemd with tools for them, and for what a review would refuse. Then it plants
// secrets where operators keep them, runs the Dockerfile's steps without Docker, looks for the secrets in the result, and runs
// the result. Needs root on Debian. Exits 1 if something is wrong.

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
const password = "password-of-the-drill";
const named = {
  SITE_ADDRESS: "prices.example.org",
  FAIRCHARGE_VERSION: "drill",
  DATABASE_PASSWORD: password,
  SESSION_SECRET: "x",
  ACCOUNT_KEY: "x",
};
const compose = check("docker-compose", ["-f", path.join(folder, "compose.yaml"), "config"], named);
problems.push(...judgeCompose(compose, password));
const inSystemd = (name: string) => path.join(root, "deploy/systemd", name);
const shipped = readdirSync(inSystemd(""));
const units = shipped.filter((name) => name.endsWith(".service")).map(inSystemd);
check("systemd-analyze", [
  "verify",
  ...units,
  ...shipped.filter((name) => name.endsWith(".timer")).map(inSystemd),
]);
for (const unit of units) {
  check("systemd-analyze", ["security", "--offline=true", "--threshold=20", unit]);
  problems.push(...judgeUnit(path.basename(unit), readFileSync(unit, "utf8")));
}

const workFolder = mkdtempSync(path.join(tmpdir(), "faircharge-image-"));
try {
  const checkout = path.join(workFolder, "checkout");
  const made = [".git", "node_modules", "build", "data"].map((name) => path.join(root, name));
  cpSync(root, checkout, {
    recursive: true,
    filter: (source) => !made.includes(source),
    preserveTimestamps: true,
    verbatimSymlinks: true,
  });
  const secret = plantSecrets(checkout);
  const context = path.join(workFolder, "context");
  copySentFiles(checkout, path.join(folder, "Dockerfile"), context);
  const poolerContext = path.join(workFolder, "pooler");
  copySentFiles(checkout, path.join(folder, "pgbouncer.Dockerfile"), poolerContext);
  rmSync(path.join(context, ".npmrc")); // sent, and looked for in the image
  const sent = spawnSync("grep", ["-rlF", secret, context, poolerContext], { encoding: "utf8" }).stdout;
  if (sent) problems.push(`Secrets are sent to be built:\n${sent}`);
  cpSync(path.join(checkout, ".npmrc"), path.join(context, ".npmrc"));

  const bill = path.join(root, "tests/fixtures/bills/scanned-statement-two-pages.pdf");
  const steps = path.join(workFolder, "steps.sh");
  writeFileSync(steps, shellOf(stagesOf(path.join(folder, "Dockerfile"))));
  const namespaces = ["--mount", "--pid", "--fork", "--kill-child=KILL"];
  const { status } = spawnSync(
    "unshare",
    [...namespaces, path.join(root, "bench/image/try-steps.sh"), steps, context, bill, secret],
    {
      stdio: "inherit",
    },
  );
  if (status !== 0)
    problems.push("The Dockerfile's steps do not lead to a site that is healthy and holds no secret.");
} finally {
  rmSync(workFolder, { recursive: true });
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** What the program printed. */
function check(program: string, args: string[], variables: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: "utf8",
    env: { ...process.env, ...variables },
  });
  console.log(`${program} ${args.at(-1)?.replace(root, ".")}: ${status === 0 ? "fine" : "not fine"}`);
  if (status !== 0) problems.push(`${program} ${args.join(" ")}: ${stderr}${stdout}`);
  return stdout;
}
