import { gzipSync } from "node:zlib";
import type { MrfLayout } from "#app/domain/mrf/mrf-header.ts";
import { charge, priceFileText, rate } from "../../fixtures/mrf/write-price-file.ts";

const SYLLABLES = ["ba", "ce", "di", "fo", "gu", "la", "me", "ni", "po", "ru", "sa", "te", "vi", "zo"];
const STATES = ["CA", "TX", "NY", "FL", "OH", "IL", "WA"];
const CODES = [
  ...["70450", "70551", "71046", "72148", "73721", "74177"],
  ...["76700", "80053", "85025", "93000", "99213", "99283"],
];

/** A name that no other of the county's hospitals shares a word with. */
export function hospitalName(n: number): string {
  let rest = n + 14 * 14;
  let word = "";
  while (rest > 0) {
    word = SYLLABLES[rest % 14] + word;
    rest = Math.floor(rest / 14);
  }
  return `${word[0]?.toUpperCase()}${word.slice(1)} Hospital`;
}

export interface Edition {
  hospital: number;
  /** Each one has other prices; null = as many as there are. */
  edition: number;
  layout?: MrfLayout;
  date?: string;
  /** How many of its services it has. */
  services?: number;
  /** By how much its prices are multiplied. */
  factor?: number;
}

/** A hospital's price file. */
export function priceFile({
  hospital: n,
  edition,
  layout = "tall",
  date,
  services,
  factor = 1,
}: Edition): Buffer {
  const charges = CODES.slice(0, services).map((code, index) => {
    const cents = (10_000 + 700 * index + 100 * n) * (1 + 0.02 * edition) * factor;
    const dollars = (part: number) => String(Math.round(cents * part) / 100);
    return charge(code, {
      gross: dollars(1),
      cash: dollars(0.6),
      payers: [rate("Aetna", "PPO", dollars(0.5)), rate("Cigna", "HMO", dollars(0.55))],
      min: dollars(0.5),
      max: dollars(0.55),
    });
  });
  const hospital = {
    name: hospitalName(n),
    address: `${100 + n} Example Street`,
    city: `City ${hospitalName(n).split(" ")[0]}`,
    state: STATES[n % STATES.length] ?? "CA",
    zip: String(10_000 + n),
    licenseNumber: `L${7000 + n}`,
    npi: String(1_000_000_000 + n),
  };
  const text = priceFileText({
    layout,
    hospital,
    date: date ?? `2026-01-${String(edition + 1).padStart(2, "0")}`,
    charges,
  });
  return Buffer.from(text);
}

export const gzipped = (bytes: Buffer) => gzipSync(bytes);
