import { wordsIn } from "#app/content/words/words.ts";
import { readTypedCode } from "#app/domain/billing-codes/normalise-code.ts";
import type { ChangesScope } from "#app/domain/changes/change.ts";
import { changesPath } from "#app/domain/changes/changes-path.ts";
import { findState } from "#app/domain/hospitals/addresses/us-states.ts";
import { findHospital } from "#app/domain/hospitals/finding/find-hospital.server.ts";
import { hospitalPath } from "#app/domain/hospitals/finding/hospital-link.ts";
import type { Language } from "#app/domain/language/language.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { queryText } from "#app/platform/http/addresses/query-value.ts";

/** What a feed is of: `pagePath`, the page with the same content; `feedPath`, the one address of the feed. */
type FoundScope =
  | { outcome: "found"; scope: ChangesScope; name: string; pagePath: string; feedPath: string }
  | { outcome: "unnamed" | "unknown" };

/** The hospital, service or state that an address names; the first of them where it names several. */
export async function findChangesScope(
  language: Language,
  db: Database,
  given: URLSearchParams,
): Promise<FoundScope> {
  const [hospital, code, state] = ["hospital", "code", "state"].map((name) => queryText(given, name));
  if (hospital) return findHospitalScope(db, hospital);
  if (code) {
    const service = readTypedCode(queryText(given, "code_type"), code);
    if (service.codeType === null) return { outcome: "unknown" };
    return {
      outcome: "found",
      scope: { of: "service", ...service },
      name: `${service.codeType} ${service.code}`,
      pagePath: addressOf("/hospital_search", { code_type: service.codeType, code: service.code }),
      feedPath: changesPath(service),
    };
  }
  if (!state) return { outcome: "unnamed" };
  const letters = findState(state);
  if (letters === null) return { outcome: "unknown" };
  return {
    outcome: "found",
    scope: { of: "state", state: letters },
    name: nameOf(wordsIn(language).stateNames, letters),
    pagePath: addressOf("/data/coverage", { state: letters }),
    feedPath: changesPath({ state: letters }),
  };
}

async function findHospitalScope(db: Database, id: string): Promise<FoundScope> {
  const found = await findHospital(db, { name: "", id });
  if (found.outcome !== "found" && found.outcome !== "not-loaded") return { outcome: "unknown" };
  const { hospitalId, name, shortId } = found.hospital;
  return {
    outcome: "found",
    scope: { of: "hospital", hospitalId },
    name,
    pagePath: hospitalPath({ name, shortId }),
    feedPath: changesPath({ hospital: shortId }),
  };
}
