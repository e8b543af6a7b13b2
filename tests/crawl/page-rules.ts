import { type HTMLElement, parse } from "node-html-parser";

/** What a page of the site is to a crawler without script. */
export interface PageFacts {
  title: string | null;
  description: string | null;
  /** Absolute, as written. */
  canonical: string | null;
  isIndexable: boolean;
  /** Where its links, pictures and style sheets lead, as written. */
  links: string[];
  files: string[];
  /** What an address's fragment can point to. */
  anchors: Set<string>;
  /** What is wrong with the page by itself, a sentence each. */
  problems: string[];
}

/** Reads a page and judges what needs no other page. */
export function readPageFacts(html: string): PageFacts {
  const root = parse(html);
  const meta = (name: string) => root.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? null;
  const canonicals = root.querySelectorAll('link[rel="canonical"]');
  const canonical = canonicals[0]?.getAttribute("href") ?? null;
  const title = root.querySelector("head title")?.text.trim() || null;
  const description = meta("description")?.trim() || null;
  const isIndexable = !(meta("robots") ?? "").includes("noindex");
  const attributes = (selector: string, name: string) =>
    root.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) ?? []);
  return {
    title,
    description,
    canonical,
    isIndexable,
    links: attributes("a[href]", "href"),
    files: [
      ...attributes("img[src], script[src]", "src"),
      ...attributes('link[rel="stylesheet"], link[rel="icon"], link[rel="alternate"]', "href"),
      ...attributes('meta[property="og:image"]', "content"),
    ],
    anchors: new Set([...attributes("[id]", "id"), ...attributes("a[name]", "name")]),
    problems: [
      ...brokenCharacters(html),
      ...(title ? [] : ["It has no title."]),
      ...(description ? [] : ["It has no description."]),
      ...(canonicals.length > 1 ? ["It names more than one canonical address."] : []),
      ...(isIndexable && !canonical ? ["It is to be indexed and names no canonical address."] : []),
      ...headingProblems(root),
      ...repeatedIds(root),
      ...picturesWithoutText(root),
      ...formsToFragments(root),
      ...structuredDataProblems(root),
    ],
  };
}

/** What is left of a character that was cut in two, or of bytes in another encoding. */
function brokenCharacters(html: string): string[] {
  const at = html.search(/[\0\ufffd]/);
  return at < 0 ? [] : [`It holds a broken character after “${html.slice(Math.max(0, at - 30), at)}”.`];
}

/** One h1, and no level left out on the way down. */
function headingProblems(root: HTMLElement): string[] {
  const headings = root.querySelectorAll("h1, h2, h3, h4, h5, h6");
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
  const count = levels.filter((level) => level === 1).length;
  const jumps = headings.flatMap((heading, index) => {
    const [level, before] = [levels[index]!, levels[index - 1] ?? 0];
    return level > before + 1
      ? [`Its heading “${heading.text.trim()}” (h${level}) follows ${before ? `an h${before}` : "no h1"}.`]
      : [];
  });
  return [...(count === 1 ? [] : [`It has ${count} h1 headings.`]), ...jumps];
}

function repeatedIds(root: HTMLElement): string[] {
  const ids = root.querySelectorAll("[id]").map(({ id }) => id);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(
    (id) => `More than one of its elements has the id “${id}”.`,
  );
}

function picturesWithoutText(root: HTMLElement): string[] {
  return root
    .querySelectorAll("img")
    .filter((picture) => picture.getAttribute("alt") === undefined)
    .map((picture) => `Its picture ${picture.getAttribute("src")} has no alt.`);
}

/** Text browsers send what a form holds behind the fragment, where no server sees it. */
function formsToFragments(root: HTMLElement): string[] {
  return root
    .querySelectorAll('form[action*="#"]')
    .map((form) => `Its form is sent to a fragment, ${form.getAttribute("action")}.`);
}

/** Each block is JSON, of schema.org, and says what kind of thing it describes. */
function structuredDataProblems(root: HTMLElement): string[] {
  return root.querySelectorAll('script[type="application/ld+json"]').flatMap((block) => {
    const read = readJson(block.textContent);
    if (read === undefined) return ["Its JSON-LD does not parse."];
    const { "@context": context, "@graph": graph = [read] } = read;
    return [
      ...(context === "https://schema.org" ? [] : ["Its JSON-LD is not in the context of schema.org."]),
      ...(graph.length > 0 && graph.every((thing) => thing["@type"])
        ? []
        : ["Its JSON-LD describes a thing without a type."]),
    ];
  });
}

interface StructuredData {
  "@context"?: unknown;
  "@type"?: unknown;
  "@graph"?: StructuredData[];
}

function readJson(text: string): StructuredData | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
