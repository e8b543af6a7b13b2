import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import path from "node:path";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { type MachineName, machineAddresses } from "./network.ts";

/** A machine of the database: its own processes, mounts and network. */
export interface Machine {
  name: MachineName;
  address: string;
  /** Switches it on; its disk is as it was. */
  start(): void;
  /** Ends every process of it at once, as a power cut does. */
  kill(): Promise<void>;
}

/** `workFolder` takes its disk and its log. */
export function makeMachine(name: MachineName, workFolder: string): Machine {
  const address = machineAddresses[name];
  let running: ChildProcess | null = null;
  return {
    name,
    address,
    start() {
      const log = createWriteStream(path.join(workFolder, `${name}.log`), { flags: "a" });
      const script = path.join(projectRoot(), "bench/failover/start-machine.sh");
      const namespaces = ["--mount", "--pid", "--fork", "--kill-child=KILL", "--mount-proc"];
      const folder = path.join(workFolder, name);
      const command = [
        "netns",
        "exec",
        name,
        "unshare",
        ...namespaces,
        script,
        name,
        address,
        folder,
        projectRoot(),
      ];
      running = spawn("ip", command, { stdio: ["ignore", "pipe", "pipe"] });
      for (const stream of [running.stdout, running.stderr]) stream?.pipe(log, { end: false });
    },
    async kill() {
      if (!running || running.exitCode !== null) return;
      const closed = once(running, "exit");
      running.kill("SIGKILL"); // its child, the first process of the namespace, dies with it and takes all others along
      await closed;
      running = null;
    },
  };
}
