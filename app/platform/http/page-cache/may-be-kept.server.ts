/** Codings and cookies are in the key or served from the stored bodies; anything else may differ unseen. */
const HARMLESS_VARY = /^(accept-encoding|cookie|\s|,)*$/i;

/** Whether a reply says that it is the same for everyone for a while ('public' with 's-maxage'), and holds nothing that
 *  is for one visitor or one moment: no cookie, and no nonce in its policy. */
export function mayBeKept({ status, headers }: Response): boolean {
  const header = (name: string) => headers.get(name) ?? "";
  return (
    status === 200 &&
    isForEveryone(header("Cache-Control")) &&
    /^(text\/html|text\/csv|application\/json|application\/atom\+xml)\b/.test(header("Content-Type")) &&
    HARMLESS_VARY.test(header("Vary")) &&
    !headers.has("Set-Cookie") &&
    !headers.has("Content-Encoding") &&
    !header("Content-Security-Policy").includes("'nonce-")
  );
}

function isForEveryone(cacheControl: string): boolean {
  const directives = cacheControl.split(",").map((directive) => directive.trim().toLowerCase());
  return (
    directives.includes("public") &&
    directives.some((directive) => /^s-maxage=0*[1-9]/.test(directive)) &&
    !directives.includes("no-store") &&
    !directives.includes("private")
  );
}
