/** Where a form asks to be led, if that is a page of this site; null for another one, however it is disguised. */
export function ownPath(text: string | null | undefined): string | null {
  if (!text || !/^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(text) || text.length > 2000) return null;
  const origin = "http://site.invalid";
  const url = URL.canParse(text, origin) ? new URL(text, origin) : null;
  if (url?.origin !== origin || url.pathname.startsWith("//")) return null;
  return url.pathname + url.search + url.hash;
}
