import { setTimeout as pause } from "node:timers/promises";
import type { Machine } from "./machine.ts";
import { type MachineName, setCable } from "./network.ts";
import { switchOver, waitUntilWhole } from "./patroni-view.ts";
import type { Writers } from "./writers.ts";

/** One thing that was broken, and how long until a form sent after it was acknowledged. */
export interface Fault {
  kind: "primary killed" | "switched over" | "primary cut off";
  machine: MachineName;
  untilWrittenMs: number;
}

/** Longer than it takes to find a new primary, so that no client saw two primaries. */
const CUT_MS = 40_000;
const REST_MS = 3_000;

interface Drill {
  machines: readonly Machine[];
  writers: Writers;
}

/** Kills the primary machine, with all its processes, and switches it on again once another one takes writes. */
export async function killPrimary({ machines, writers }: Drill): Promise<Fault> {
  const { leader } = await waitUntilWhole();
  const machine = machines.find(({ name }) => name === leader)!;
  const at = performance.now();
  const written = writers.waitlist.nextAcknowledged(at);
  await machine.kill();
  const untilWrittenMs = (await written) - at;
  machine.start();
  await pause(REST_MS);
  return { kind: "primary killed", machine: leader, untilWrittenMs };
}

/** Hands the lead to the synchronous standby in order, as before an upgrade of a machine. */
export async function switchPrimary({ writers }: Drill): Promise<Fault> {
  const { leader, synchronous } = await waitUntilWhole();
  const at = performance.now();
  await switchOver(leader, synchronous);
  const untilWrittenMs = (await writers.waitlist.nextAcknowledged(performance.now())) - at;
  await pause(REST_MS);
  return { kind: "switched over", machine: leader, untilWrittenMs };
}

/** Pulls the primary's cable, and puts it back: it lives on, and may acknowledge nothing. */
export async function cutPrimary({ writers }: Drill): Promise<Fault> {
  const { leader } = await waitUntilWhole();
  const at = performance.now();
  setCable(leader, "down");
  const written = writers.waitlist.nextAcknowledged(at);
  const [acknowledgedAt] = await Promise.all([written, pause(CUT_MS)]);
  setCable(leader, "up");
  await pause(REST_MS);
  return { kind: "primary cut off", machine: leader, untilWrittenMs: acknowledgedAt - at };
}
