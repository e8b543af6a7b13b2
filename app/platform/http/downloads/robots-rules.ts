import robotsParser from "robots-parser";

/** What a host lets programs ask for. */
export interface RobotsRules {
  allows(url: URL): boolean;
  /** Seconds between two requests; 0 = not said. */
  crawlDelaySeconds: number;
}

/** RFC 9309 asks for 500 KiB at least; the rest is not read. */
const MAX_CHARACTERS = 512 * 1024;
const MAX_CRAWL_DELAY_SECONDS = 60;
/** A rule is compared with an address character by character, and a `*` starts over at each. */
const MAX_LINE_CHARACTERS = 2_000;

/** The rules of a robots.txt (RFC 9309) for a program of this name. `address`: where the file is. */
export function readRobots(text: string, address: URL, name: string): RobotsRules {
  const lines = text.slice(0, MAX_CHARACTERS).split(/\r\n|\r|\n/);
  const short = lines.filter((line) => line.length <= MAX_LINE_CHARACTERS).join("\n");
  const robots = robotsParser(address.href, short);
  const delay = robots.getCrawlDelay(name) ?? 0;
  return {
    allows: (url) => robots.isAllowed(url.href, name) ?? true,
    crawlDelaySeconds: Math.min(Math.max(delay, 0), MAX_CRAWL_DELAY_SECONDS),
  };
}
