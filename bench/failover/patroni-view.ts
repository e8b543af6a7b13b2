import { setTimeout as pause } from "node:timers/promises";
import { type MachineName, machineAddresses, machineNames } from "./network.ts";

interface Member {
  name: MachineName;
  role: "leader" | "sync_standby" | "replica" | "standby_leader";
  state: string;
  lag?: number | "unknown";
}

const ASK_TIMEOUT_MS = 2_000;

/** The cluster as the first machine that answers sees it; null while none does. */
export async function viewCluster(): Promise<Member[] | null> {
  for (const name of machineNames) {
    const members = await askFor<{ members: Member[] }>(name, "/cluster").catch(() => null);
    if (members) return members.members;
  }
  return null;
}

/** Waits until one leads and both others follow it without a lag, one of them synchronously. */
export async function waitUntilWhole(): Promise<{ leader: MachineName; synchronous: MachineName }> {
  for (;;) {
    const members = (await viewCluster()) ?? [];
    const leader = members.find(({ role, state }) => role === "leader" && state === "running");
    const followers = members.filter(
      ({ role, state, lag }) =>
        role !== "leader" && (state === "running" || state === "streaming") && lag === 0,
    );
    const synchronous = followers.find(({ role }) => role === "sync_standby");
    if (leader && synchronous && followers.length === machineNames.length - 1)
      return { leader: leader.name, synchronous: synchronous.name };
    await pause(250);
  }
}

/** Hands the lead over in order. Throws with Patroni's words where it does not. */
export async function switchOver(leader: MachineName, candidate: MachineName): Promise<void> {
  const body = JSON.stringify({ leader, candidate });
  const reply = await fetch(`http://${machineAddresses[leader]}:8008/switchover`, { method: "POST", body });
  if (!reply.ok) throw new Error(`Patroni did not switch over: ${reply.status} ${await reply.text()}`);
}

async function askFor<Reply>(name: MachineName, path: string): Promise<Reply> {
  const reply = await fetch(`http://${machineAddresses[name]}:8008${path}`, {
    signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
  });
  return (await reply.json()) as Reply;
}
