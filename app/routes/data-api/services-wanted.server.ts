import { normaliseCode } from "#app/domain/billing-codes/normalise-code.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { searchServices } from "#app/domain/services/search-services.server.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";

const MAX_SERVICES = 50;

/** The services that a code (of any kind) and words describe; undefined = neither is given, so that all are meant. */
export async function servicesWanted(
  db: Database,
  { code, words }: { code?: string | undefined; words?: string | undefined },
): Promise<ServiceItem[] | undefined> {
  if (!code) return words ? servicesNamed(db, words) : undefined;
  if (!words) return servicesOfCode(db, code);
  const [ofCode, named] = await Promise.all([servicesOfCode(db, code), servicesNamed(db, words)]);
  const keys = new Set(named.map(keyOf));
  return ofCode.filter((service) => keys.has(keyOf(service)));
}

/** Those of exactly this name, else what is found by its words. */
async function servicesNamed(db: Database, words: string): Promise<ServiceItem[]> {
  const { services: found } = await searchServices(db, words, { limit: MAX_SERVICES });
  const exact = found.filter(({ name }) => name.toLowerCase() === words.toLowerCase());
  return exact.length > 0 ? exact : found;
}

/** The same digits can be a procedure, a hospital stay or a room: all of them are found. */
async function servicesOfCode(db: Database, code: string): Promise<ServiceItem[]> {
  const spellings = new Set(
    ["CPT", "MS-DRG", "RC", "NDC"].flatMap((codeType) => normaliseCode(codeType, code)?.code ?? []),
  );
  const found = await Promise.all(
    [...spellings].map((spelling) => searchServices(db, spelling, { limit: MAX_SERVICES })),
  );
  return found.flatMap(({ services }) => services).filter((service) => spellings.has(service.code));
}

function keyOf({ codeType, code }: ServiceCode): string {
  return `${codeType} ${code}`;
}
