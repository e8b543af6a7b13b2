import type { Clock } from "#app/platform/clock.ts";
import { clientNetwork } from "#app/platform/http/limits/client-network.server.ts";

/** A network as limits count it: another one each day, so that what is kept of it says nothing tomorrow. */
export function networkSubject(clientAddress: string, clock: Clock): string {
  return `${clock.now().toISOString().slice(0, 10)} ${clientNetwork(clientAddress)}`;
}
