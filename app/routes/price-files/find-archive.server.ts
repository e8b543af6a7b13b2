import { wordsIn } from "#app/content/words/words.ts";
import { normaliseCode } from "#app/domain/billing-codes/normalise-code.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { typedDay } from "#app/domain/dates/typed-day.ts";
import type { Edition } from "#app/domain/editions/edition.ts";
import { listEditions } from "#app/domain/editions/list-editions.server.ts";
import { listPricesAsOf, type PricesAsOf } from "#app/domain/editions/list-prices-as-of.server.ts";
import { findHospital, type HospitalChoice } from "#app/domain/hospitals/finding/find-hospital.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { ArchiveQuery } from "./archive-query.ts";

/** A price as it was asked for. */
export type AskedDay = { service: ServiceCode; day: string; found: PricesAsOf | null };

export interface FoundArchive {
  /** Null: none is asked for, or it is not known which. */
  hospital: HospitalChoice | null;
  choices: HospitalChoice[];
  editions: Edition[];
  /** Null: no price is asked for, or not in a way that can be answered. */
  asked: AskedDay | null;
  /** What could not be taken of the address, in sentences. */
  problems: string[];
}

/** Everything that the archive shows of a hospital. */
export async function findArchive(
  language: Language,
  db: Database,
  query: ArchiveQuery,
): Promise<FoundArchive> {
  const words = wordsIn(language).editions.problems;
  const nothing = { hospital: null, choices: [], editions: [], asked: null };
  const { hospital: name, id, state, city } = query;
  if (name === "" && id === "") return { ...nothing, problems: [] };
  const found = await findHospital(db, {
    name,
    id,
    ...(state ? { state } : {}),
    ...(city ? { city } : {}),
  });
  if (found.outcome === "unknown")
    return { ...nothing, problems: [say(language, words.unknownHospital, { hospital: name || id })] };
  if (found.outcome === "several") return { ...nothing, choices: found.hospitals, problems: [words.several] };
  const { hospital } = found;
  if (found.outcome === "not-loaded") {
    const { notLoaded } = wordsIn(language).missingPrices;
    return { ...nothing, problems: [say(language, notLoaded, { hospital: hospital.name })] };
  }
  const { asked, problems } = await findAskedDay(language, db, hospital.hospitalId, query);
  return { hospital, choices: [], editions: await listEditions(db, hospital.hospitalId), asked, problems };
}

async function findAskedDay(
  language: Language,
  db: Database,
  hospitalId: number,
  { code, codeType, asOf }: ArchiveQuery,
): Promise<Pick<FoundArchive, "asked" | "problems">> {
  if (code === "" && asOf === "") return { asked: null, problems: [] };
  const words = wordsIn(language).editions.problems;
  const service = normaliseCode(codeType || "CPT", code);
  const day = typedDay(asOf);
  if (service === null || day === null) {
    return { asked: null, problems: [...(service ? [] : [words.code]), ...(day ? [] : [words.day])] };
  }
  const found = await listPricesAsOf(db, { hospitalId, ...service, day });
  return { asked: { service, day, found }, problems: [] };
}
