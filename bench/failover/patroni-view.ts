import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { text as readText } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { certificates } from "./certificates.ts";
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
    const reply = await ask(name, "/cluster").catch(() => null);
    if (reply) return (JSON.parse(reply.text) as { members: Member[] }).members;
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
  const { status, text } = await ask(leader, "/switchover", JSON.stringify({ leader, candidate }));
  if (status !== 200) throw new Error(`Patroni did not switch over: ${status} ${text}`);
}

/** GET, or POST with a body, with the certificate that Patroni requires for changes. */
async function ask(
  name: MachineName,
  path: string,
  body?: string,
): Promise<{ status: number; text: string }> {
  const { authority, certificate, key } = certificates;
  const asked = request({
    host: machineAddresses[name],
    port: 8008,
    path,
    method: body === undefined ? "GET" : "POST",
    ca: readFileSync(authority),
    cert: readFileSync(certificate),
    key: readFileSync(key),
    signal: body === undefined ? AbortSignal.timeout(ASK_TIMEOUT_MS) : undefined,
  });
  asked.end(body);
  const [reply] = (await once(asked, "response")) as [IncomingMessage];
  return { status: reply.statusCode ?? 0, text: await readText(reply) };
}
