const PRIVATE = /^\/(account|admin|login|logout|signup|forgot-password|reset-password)(\/|\.|$)/i;

/** Whether a path is about a person who is signed in or about to be, or is an operator's. */
export function isPrivatePath(path: string): boolean {
  return PRIVATE.test(path);
}
