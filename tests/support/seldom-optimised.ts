const isNode20 = process.versions.node.startsWith("20.");

/** For Node's command: eight times V8's own threshold before a function is optimised. Most of what tests call, they call too
 *  seldom to gain by that. Node 22 counts calls where Node 20 counted bytes. */
export const seldomOptimised = isNode20
  ? "--interrupt-budget=540672"
  : "--invocation-count-for-turbofan=24000";
