/** All that a request's path is made of; a fragment, a backslash, a space or a control character is in none. */
const PATH = /^\/[!"$-[\]-~]*$/;
/** What RFC 3986 has only as '%7B' and the like. */
const NEVER_BARE = /["<>^`{|}]/g;
const UNRESERVED = /[\w.~-]/;

/**
 * Returns a path's canonical form, so that every rule about paths judges the same text. Removes dot segments and
 * double slashes, decodes letters ('%61' is 'a'), and encodes characters that must be encoded. Other encoding ('%2F'
 * in a name) and the case of its digits stay. Null: not a path, or its percent signs encode no text and it isn't
 * canonical otherwise. Source: RFC 3986, section 6.2.2.
 */
export function canonicalPath(path: string): string | null {
  if (!PATH.test(path)) return null;
  const spelled = path
    .replace(NEVER_BARE, encodeURIComponent)
    .replace(/%([\da-f]{2})/gi, (encoded, digits: string) => {
      const character = String.fromCharCode(Number.parseInt(digits, 16));
      return UNRESERVED.test(character) ? character : encoded;
    });
  const canonical = withoutDotSegments(spelled).replace(/\/{2,}/g, "/");
  return canonical === path || isText(canonical) ? canonical : null;
}

function withoutDotSegments(path: string): string {
  if (!path.includes("/.")) return path;
  const segments = path.slice(1).split("/");
  const kept: string[] = [];
  for (const segment of segments) {
    if (segment === "..") kept.pop();
    else if (segment !== ".") kept.push(segment);
  }
  const endsInDots = /^\.{1,2}$/.test(segments.at(-1) ?? "");
  return `/${kept.join("/")}${endsInDots ? "/" : ""}`;
}

function isText(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
