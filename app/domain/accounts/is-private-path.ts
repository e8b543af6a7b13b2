const PRIVATE = /^\/(account|login|logout|signup|forgot-password|reset-password)(\/|\.|$)/i;

/** Whether a path is about whoever is signed in, or about to be. */
export function isPrivatePath(path: string): boolean {
  return PRIVATE.test(path);
}
