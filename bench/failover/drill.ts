import { randomBytes } from "node:crypto";
import { chmodSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type ArrivedMail, openMailServer } from "../../tests/support/smtp-server.ts";
import { layCertificates } from "./certificates.ts";
import { cutPrimary, type Fault, killPrimary, switchPrimary } from "./faults.ts";
import { openImporter } from "./importer.ts";
import { makeMachine } from "./machine.ts";
import { layNetwork, machineNames } from "./network.ts";
import { waitUntilWhole } from "./patroni-view.ts";
import { printFaults, printVerdict } from "./print-verdict.ts";
import { startProxies } from "./proxies.ts";
import { primaryUrl, siteEnvironment, startSites } from "./site-processes.ts";
import { countNow, judge } from "./verdict.ts";
import { openVisitor } from "./visitor.ts";
import type { Writer } from "./writer.ts";
import { openWriters } from "./writers.ts";

// The drill itself, in its own namespaces: see run.ts. Arguments: a folder for its files, how many kills, how many switches.

/** Code is compiled, and pages were asked for once, before anything breaks. */
const WARM_UP_MS = 15_000;

const [workFolder = "", kills = "0", switches = "0"] = process.argv.slice(2);
chmodSync(workFolder, 0o755);
const password = () => randomBytes(12).toString("hex");
const databasePassword = password();
writeFileSync(
  path.join(workFolder, "secrets.env"),
  `PATRONI_SUPERUSER_PASSWORD=${password()}
PATRONI_REPLICATION_PASSWORD=${password()}
PATRONI_REWIND_PASSWORD=${password()}
FAIRCHARGE_DATABASE_PASSWORD=${databasePassword}
`,
  { mode: 0o600 },
);

say(`Its files are in ${workFolder}.`);
layNetwork();
layCertificates(workFolder);
const machines = machineNames.map((name) => makeMachine(name, workFolder));
for (const machine of machines) machine.start();
const { leader, synchronous } = await waitUntilWhole();
say(
  `Three machines of PostgreSQL: ${leader} leads, ${synchronous} has every write before it is acknowledged.`,
);

const proxies = await startProxies(workFolder, databasePassword);
const mailServer = await openMailServer();
const setup = { workFolder, databasePassword, mailUrl: mailServer.url };
const sites = await startSites(setup);
const before = await countNow(primaryUrl(databasePassword));
say("Two sites and a worker are ready.");

const writers = await openWriters();
const importer = openImporter(workFolder, siteEnvironment(setup));
await pause(WARM_UP_MS);
let asked = 0;
const visitors = [
  openVisitor("kept pages", () => ["/", "/glossary", "/hospitals"][asked++ % 3]!),
  openVisitor("pages made anew", () => `/hospitals?q=drill${asked++}`),
];
const faults: Fault[] = [];
const take = async (fault: Promise<Fault>) => {
  faults.push(await fault);
  const { kind, machine, untilWrittenMs } = faults.at(-1)!;
  say(`${kind} (${machine}): written again after ${(untilWrittenMs / 1000).toFixed(1)} s`);
};
for (let n = 0; n < Number(kills); n++) await take(killPrimary({ machines, writers }));
await take(cutPrimary({ machines, writers }));
for (let n = 0; n < Number(switches); n++) await take(switchPrimary({ machines, writers }));

await waitUntilWhole();
await importer.stop();
await Promise.all([...visitors, ...Object.values(writers)].map((one) => one.stop()));
await mailed(writers.signUps, mailServer.mails);
await Promise.all(sites.map((site) => site.stop()));
const promises = await judge(primaryUrl(databasePassword), {
  writers,
  importer,
  mails: mailServer.mails,
  before,
});
printFaults(faults);
const isKept = printVerdict({ faults, visitors, writers, importer, promises });
for (const proxy of proxies) proxy.kill();
await Promise.all(machines.map((machine) => machine.kill()));
process.exit(isKept ? 0 : 1);

/** Waits until the worker has sent what was asked for, two minutes at most. */
async function mailed({ acknowledged }: Writer, mails: readonly ArrivedMail[]): Promise<void> {
  for (let tries = 0; tries < 600 && mails.length < acknowledged.size; tries++) await pause(200);
}

function say(line: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);
}
