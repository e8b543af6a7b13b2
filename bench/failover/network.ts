import { mkdirSync } from "node:fs";
import { runOrThrow } from "./run-or-throw.ts";

/** Where the drill's own programs listen besides 127.0.0.1: two sites. */
export const siteAddresses = ["10.77.0.21", "10.77.0.22"] as const;
/** The machines of the database, as deploy/database/cluster.env has them. */
export const machineAddresses = { one: "10.77.0.11", two: "10.77.0.12", three: "10.77.0.13" } as const;
export type MachineName = keyof typeof machineAddresses;
export const machineNames = Object.keys(machineAddresses) as MachineName[];

/** Lays a switch with a cable to each machine, in this process's own network namespace: nothing outside sees it, and it is gone
 *  with the process. */
export function layNetwork(): void {
  mkdirSync("/run/netns", { recursive: true });
  runOrThrow("mount", "-t", "tmpfs", "tmpfs", "/run/netns");
  runOrThrow("ip", "link", "set", "lo", "up");
  runOrThrow("ip", "link", "add", "switch", "type", "bridge");
  for (const address of ["10.77.0.1", ...siteAddresses])
    runOrThrow("ip", "address", "add", `${address}/24`, "dev", "switch");
  runOrThrow("ip", "link", "set", "switch", "up");
  for (const name of machineNames) {
    runOrThrow("ip", "netns", "add", name);
    runOrThrow("ip", "link", "add", cableOf(name), "type", "veth", "peer", "name", "eth0", "netns", name);
    runOrThrow("ip", "link", "set", cableOf(name), "master", "switch", "up");
    runOrThrow("ip", "-n", name, "address", "add", `${machineAddresses[name]}/24`, "dev", "eth0");
    for (const device of ["lo", "eth0"]) runOrThrow("ip", "-n", name, "link", "set", device, "up");
  }
}

/** Pulls a machine's cable, or puts it back. */
export function setCable(name: MachineName, state: "up" | "down"): void {
  runOrThrow("ip", "link", "set", cableOf(name), state);
}

function cableOf(name: MachineName): string {
  return `to-${name}`;
}
