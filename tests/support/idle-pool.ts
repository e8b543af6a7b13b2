import type { PoolLoad } from "#app/platform/processes/worker-pool.server.ts";

/** The load of readers that several sites of a test share: which site's load it is, isn't known. */
export const IDLE_POOL: PoolLoad = {
  workers: 1,
  busy: 0,
  waiting: 0,
  ended: { done: 0, busy: 0, "timed-out": 0, "too-much-memory": 0, crashed: 0, cancelled: 0 },
};
