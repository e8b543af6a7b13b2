/** What a browser says it is, in the names that its reader knows; null: it does not say. */
export interface NamedBrowser {
  browser: string | null;
  system: string | null;
}

/** In this order: most claim to be one further down as well. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/Chrom(?:e|ium)\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
  [/\bw3m\//i, "w3m"],
  [/\bLynx\//i, "Lynx"],
];

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

export function browserOf(userAgent: string): NamedBrowser {
  return { browser: firstFit(BROWSERS, userAgent), system: firstFit(SYSTEMS, userAgent) };
}

function firstFit(named: [RegExp, string][], text: string): string | null {
  return named.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
