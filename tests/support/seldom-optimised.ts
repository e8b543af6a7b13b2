/** For Node's command: eight times V8's own budget before a function is optimised. Most of what tests call, they call too seldom to
 *  gain by that. */
export const seldomOptimised = "--interrupt-budget=540672";
