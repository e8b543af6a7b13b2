import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { charge, priceFileText } from "../../tests/fixtures/mrf/write-price-file.ts";

/** A client that imports one folder of price files after the other, each until all are reported as imported. */
export interface Importer {
  /** Names of files whose import ended well. */
  acknowledged: Set<string>;
  /** Runs that ended otherwise, and were run again. */
  runsAgain: number;
  stop(): Promise<void>;
}

const FILES_IN_A_FOLDER = 10;
const CHARGES_IN_A_FILE = 200;

export function openImporter(workFolder: string, environment: NodeJS.ProcessEnv): Importer {
  let isOver = false;
  const importer: Importer = {
    acknowledged: new Set(),
    runsAgain: 0,
    async stop() {
      isOver = true;
      await importing;
    },
  };
  async function importFolders() {
    for (let number = 1; !isOver; number++) {
      const folder = path.join(workFolder, "prices", String(number));
      const names = await writeFolder(folder, number);
      while (!(await importFolder(folder, environment))) importer.runsAgain += 1;
      for (const name of names) importer.acknowledged.add(name);
    }
  }
  const importing = importFolders();
  return importer;
}

async function writeFolder(folder: string, number: number): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const codes = Array.from({ length: CHARGES_IN_A_FILE }, (_, index) => String(70_000 + index));
  const charges = codes.map((code) => charge(code, { cash: "80" }));
  const names: string[] = [];
  for (let n = 1; n <= FILES_IN_A_FOLDER; n++) {
    const id = `${number}-${n}`;
    const hospital = {
      name: `Drill Hospital ${id}`,
      address: `${id} Drill Road`,
      licenseNumber: id,
      npi: "",
    };
    const name = `drill-${id}_standardcharges.csv`;
    await writeFile(path.join(folder, name), priceFileText({ hospital, charges }));
    names.push(name);
  }
  return names;
}

async function importFolder(folder: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const args = ["app/cli/faircharge.js", "import", folder, "--jobs", "1"];
  const child = spawn(process.execPath, args, { cwd: projectRoot(), env, stdio: "ignore" });
  const [code] = (await once(child, "exit")) as [number | null];
  return code === 0;
}
