import { clientNetwork } from "./client-network.server.ts";

/** A limited number of places that no network takes for itself alone. */
export interface FairAdmission {
  /** Takes a place for a network address (of IPv6: one /56, what one customer gets). Returns the way out, to be called
   *  once; null when all places are taken, or the network holds its share. */
  enter(address: string): (() => void) | null;
}

/** A family may send two bills at once, however full it is. */
const MIN_SHARE = 2;

/**
 * Opens `places`. A network may hold a quarter as many as are still free, so each further network gets less. Of the usual
 * 27, a clinic behind one address holds six while no one else waits. Six keep every reader at work and leave a third of the
 * readers' queue to others. Nine networks together fill all 27.
 */
export function openFairAdmission(places: number): FairAdmission {
  const held = new Map<string, number>();
  let free = places;
  return {
    enter(address) {
      const network = clientNetwork(address);
      const holds = held.get(network) ?? 0;
      if (free === 0 || holds >= Math.max(MIN_SHARE, free / 4)) return null;
      free -= 1;
      held.set(network, holds + 1);
      return () => {
        free += 1;
        const left = (held.get(network) ?? 0) - 1;
        if (left > 0) held.set(network, left);
        else held.delete(network);
      };
    },
  };
}
