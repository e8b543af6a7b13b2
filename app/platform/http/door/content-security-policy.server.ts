/** The policy of a script that runs as a worker; elsewhere browsers do not heed it. What is handed to a worker stays there:
 *  it may compute, in WebAssembly too, and reach nothing. */
export const workerSecurityPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

/** The policy of one page: only this site's own files, and no inline script. Images may be data or blob addresses, for
 *  pictures that a visitor has just chosen, and come from `imageOrigins`. */
export function contentSecurityPolicy(imageOrigins: string[] = []): string {
  const development = process.env.NODE_ENV !== "production";
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "script-src 'self'",
    `style-src 'self'${development ? " 'unsafe-inline'" : ""}`, // Vite injects styles while developing
    ["img-src 'self' data: blob:", ...imageOrigins].join(" "),
    `connect-src 'self'${development ? " ws:" : ""}`,
  ].join("; ");
}

/** The policy of a page that other sites show in a frame: no script at all, and nothing of another site. */
export function embedSecurityPolicy(): string {
  const development = process.env.NODE_ENV !== "production";
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors *",
    "form-action 'self'",
    `style-src 'self'${development ? " 'unsafe-inline'" : ""}`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'", // no script is there to use it; Lighthouse reads robots.txt from inside the page
  ].join("; ");
}
