/** Longer texts aren't names. */
const MAX_NAME_CHARACTERS = 300;

/** A name or note from a file as a sentence can hold it: one line, without control characters and links, so that nothing in it
 *  is taken for more than a name. */
export function plainName(text: string): string {
  return text
    .replace(/\p{C}/gu, " ")
    .replace(/(?:https?:\/\/|www\.)\S*/gi, "")
    .replace(/[<>[\]{}`]/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MAX_NAME_CHARACTERS);
}

/** Members whose texts are this site's own: addresses of sources. */
const OWN_MEMBERS: ReadonlySet<string> = new Set(["source", "sources", "url", "address", "source_url"]);

/** A reply with each text of a file made plain; addresses of sources stay as they are. */
export function plainData(value: unknown, member = ""): unknown {
  if (typeof value === "string") return OWN_MEMBERS.has(member) ? value : plainText(value);
  if (Array.isArray(value)) return value.map((one) => plainData(one, member));
  if (typeof value !== "object" || value === null || OWN_MEMBERS.has(member)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plainData(one, name)]));
}

function plainText(text: string): string {
  return text.replace(/\p{Cc}/gu, " ").replace(/(?:https?:\/\/|www\.)\S*/gi, "");
}
