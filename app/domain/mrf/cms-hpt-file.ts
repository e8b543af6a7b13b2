/** A price file that a hospital's site names; one file may be of several locations. */
export type CmsHptEntry = { locationNames: string[]; sourcePageUrl: string | null; mrfUrl: string };

/** `line` counts from 1. The line itself is never quoted: it may hold a person's name or address. */
export type CmsHptProblem = {
  line: number;
  reason: "web-page" | "no-mrf-url" | "mrf-url-no-address" | "no-price-file" | "line-no-key";
};

type Field = "location-name" | "source-page-url" | "mrf-url";
type Block = Partial<Record<Field, string>> & { line: number };

const FIELDS: readonly string[] = ["location-name", "source-page-url", "mrf-url"];
const WEB_PAGE = /^\s*(?:<\?xml|<!--|<!doctype html|<html|<head|<body)/i;
const PRICE_FILE_PATH = /\.(?:csv|json|gz|zip)$/i;
/** An address in other words; what ends a sentence or a tag behind it is not its. */
const WRITTEN_ADDRESS = /https?:\/\/[^\s"'<>]+/i;

/** Whether a text is a page, or an error in XML, that a server sends in place of a file. */
export function isWebPage(text: string): boolean {
  return WEB_PAGE.test(text.replace(/^\ufeff/, ""));
}

/**
 * Reads a cms-hpt.txt of 45 CFR 180.50(d)(6): blocks of `key: value` lines. Keys in any case and order; a block ends
 * at a blank line or where a key comes again. `fileUrl` resolves relative addresses; null = a local file. Contacts
 * are passed over. Each price file is given once, with all its locations. A text without any such line still gives the
 * addresses of price files in it: some write a sentence.
 */
export function parseCmsHptFile(
  text: string,
  fileUrl: string | null,
): { entries: CmsHptEntry[]; problems: CmsHptProblem[] } {
  const content = text.replace(/^\ufeff/, "");
  if (isWebPage(content)) {
    return { entries: [], problems: [{ line: 1, reason: "web-page" }] };
  }
  const { blocks, problems } = readBlocks(content);
  const entries = new Map<string, CmsHptEntry>();
  for (const block of blocks) {
    const written = block["mrf-url"];
    const mrfUrl = resolveAddress(written ?? "", fileUrl);
    if (!written) problems.push({ line: block.line, reason: "no-mrf-url" });
    else if (!mrfUrl) problems.push({ line: block.line, reason: "mrf-url-no-address" });
    if (!mrfUrl) continue;
    const sourcePageUrl = resolveAddress(block["source-page-url"] ?? "", fileUrl);
    const entry = entries.get(mrfUrl) ?? { locationNames: [], sourcePageUrl, mrfUrl };
    entries.set(mrfUrl, entry);
    const location = block["location-name"];
    if (location && !entry.locationNames.includes(location)) entry.locationNames.push(location);
  }
  if (blocks.length === 0) {
    for (const mrfUrl of addressesInProse(content)) {
      entries.set(mrfUrl, { locationNames: [], sourcePageUrl: null, mrfUrl });
    }
    if (entries.size === 0 && problems.length === 0) problems.push({ line: 1, reason: "no-price-file" });
  }
  return { entries: [...entries.values()], problems: problems.sort((a, b) => a.line - b.line) };
}

function readBlocks(content: string): { blocks: Block[]; problems: CmsHptProblem[] } {
  const lines = content.split(/\r\n|\r|\n/).map((line) => line.trim());
  // Where every line is followed by a blank one, blank lines part nothing.
  const isDoubleSpaced = !lines.some((line, index) => line !== "" && lines[index + 1]);
  const blocks: Block[] = [];
  const problems: CmsHptProblem[] = [];
  let block: Block | null = null;
  for (const [index, line] of lines.entries()) {
    if (line === "" && !isDoubleSpaced) block = null;
    if (line === "" || line.startsWith("#")) continue;
    const colon = line.indexOf(":");
    const writtenKey = line.slice(0, Math.max(0, colon)).trimEnd();
    const key = /^[a-z][a-z _-]*$/i.test(writtenKey) ? writtenKey.toLowerCase().replace(/[\s_]+/g, "-") : "";
    if (key.startsWith("contact-")) continue;
    if (!isField(key)) {
      problems.push({ line: index + 1, reason: "line-no-key" });
      continue;
    }
    if (!block || block[key] !== undefined) {
      block = { line: index + 1 };
      blocks.push(block);
    }
    block[key] = line.slice(colon + 1).trimStart();
  }
  return { blocks, problems };
}

function isField(key: string): key is Field {
  return FIELDS.includes(key);
}

function addressesInProse(content: string): string[] {
  const addresses = content.split(/\s+/).flatMap((word) => {
    const address = resolveAddress(WRITTEN_ADDRESS.exec(word)?.[0] ?? "", null);
    return address !== null && PRICE_FILE_PATH.test(new URL(address).pathname) ? [address] : [];
  });
  return [...new Set(addresses)];
}

/** An http or https address without its fragment, or null. One without a scheme has that of `fileUrl`. */
function resolveAddress(text: string, fileUrl: string | null): string | null {
  const address = withScheme(WRITTEN_ADDRESS.exec(text)?.[0] ?? text, fileUrl);
  if (address === "" || !URL.canParse(address, fileUrl ?? undefined)) return null;
  const url = new URL(address, fileUrl ?? undefined);
  url.hash = "";
  return /^https?:$/.test(url.protocol) ? url.href : null;
}

/** 'www.hospital.example/a.csv' names a host, 'files/a.csv' a folder, and 'click here' nothing. */
function withScheme(address: string, fileUrl: string | null): string {
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(address)) return address;
  const scheme = fileUrl?.startsWith("http:") ? "http" : "https";
  if (/^[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)+(?::\d+)?\/\S/i.test(address) || /^www\./i.test(address))
    return `${/^www\./i.test(address) ? "https" : scheme}://${address}`;
  return /[./]/.test(address) ? address : "";
}
