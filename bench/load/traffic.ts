import { openGazetteer } from "#app/domain/places/open-gazetteer.server.ts";

export type Kind = "kept pages" | "searches" | "forms";

/** What one visitor asks for. */
export interface Asked {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Out of a hundred requests. */
export const SHARES: Record<Kind, number> = { "kept pages": 80, searches: 15, forms: 5 };

const KEPT_PAGES = 300;
const SERVICES = [
  "knee mri",
  "chest x-ray",
  "blood count",
  "ct abdomen",
  "colonoscopy",
  "mammogram",
  "er visit",
];
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

/** What is asked for, one after the other: kept pages again and again, searches and forms never twice. */
export type Traffic = Record<Kind, () => Asked>;

export function openTraffic(pages: readonly string[]): Traffic {
  const zipCodes = [..."0123456789"].flatMap((digit) => openGazetteer().listZipCodes(digit));
  let asked = 0;
  return {
    "kept pages": () => read(pages[asked++ % pages.length]!),
    searches() {
      const { zip } = zipCodes[Math.floor(Math.random() * zipCodes.length)]!;
      const search = SERVICES[asked++ % SERVICES.length]!;
      return read(`/hospital_search?${new URLSearchParams({ search, location: zip })}`);
    },
    forms() {
      asked += 1;
      const isVote = asked % 2 === 0;
      const email = `load-${process.pid}-${asked}@example.org`;
      return {
        method: "POST",
        path: isVote ? "/roadmap/votes" : "/coming-soon",
        headers: { ...FORM, "X-Forwarded-For": networkOf(asked) },
        body: `${new URLSearchParams(isVote ? { item: "spanish", intent: "vote" } : { intent: "waitlist", email })}`,
      };
    },
  };
}

function read(path: string): Asked {
  return { method: "GET", path, headers: { "Accept-Encoding": "br" } };
}

/** An RFC 6598 address, owned by no one, so that no limit for one network stops the load. */
export function networkOf(no: number): string {
  return `100.${64 + ((no >> 16) & 63)}.${(no >> 8) & 255}.${no & 255}`;
}

/** Some hundred pages of the sitemap, evenly from all its parts. */
export async function listPages(origin: string): Promise<string[]> {
  const parts = await listAddresses(`${origin}/sitemap.xml`);
  const lists = await Promise.all(parts.map((part) => listAddresses(origin + part)));
  const all = lists.flat();
  const taken = Math.min(KEPT_PAGES, all.length);
  return Array.from({ length: taken }, (_, no) => all[Math.floor((no * all.length) / taken)]!);
}

/** Paths with their queries. */
async function listAddresses(list: string): Promise<string[]> {
  const text = await (await fetch(list)).text();
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => {
    const { pathname, search } = new URL(address.replaceAll("&amp;", "&").replaceAll("&apos;", "'"));
    return pathname + search;
  });
}
