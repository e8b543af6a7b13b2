import { normaliseCode } from "./normalise-code.ts";
import { hasDigit, isDigits, procedureCodeShape } from "./procedure-code-shape.ts";
import type { CodeType, ServiceCode } from "./service-code.ts";

/** A code by which hospitals can be compared, the most telling kind first. CDM and LOCAL mean nothing elsewhere. */
const RANKS: ReadonlyMap<CodeType, number> = new Map([
  ["CPT", 0],
  ["HCPCS", 0],
  ["CDT", 0],
  ["MS-DRG", 1],
  ["DRG", 2],
  ["R-DRG", 2],
  ["S-DRG", 2],
  ["APS-DRG", 2],
  ["AP-DRG", 2],
  ["APR-DRG", 2],
  ["TRIS-DRG", 2],
  ["MS-LTC-DRG", 2],
  ["APC", 3],
  ["EAPG", 3],
  ["HIPPS", 3],
  ["CMG", 3],
  ["NDC", 4],
  ["ICD", 5],
  ["RC", 6],
]);

/**
 * The code by which a charge is compared across hospitals: the first procedure code, then MS-DRG, another DRG, a group
 * of outpatient or rehabilitation payment, NDC, ICD, a room's revenue code. Null where there is only the hospital's own.
 * A code that does not look like its type (CPT 'ROOM') counts as the hospital's own.
 */
export function principalCode(codes: readonly { code: string; type: CodeType | null }[]): ServiceCode | null {
  let principal: ServiceCode | null = null;
  let principalRank = Number.POSITIVE_INFINITY;
  for (const { code, type } of codes) {
    const normal = type && normaliseCode(type, code);
    if (normal === null) continue;
    const rank = RANKS.get(normal.codeType);
    if (rank === undefined || rank >= principalRank || !looksLikeItsType(normal)) continue;
    if (rank === 0) return normal;
    principal = normal;
    principalRank = rank;
  }
  return principal?.codeType === "RC" && !isWholeService(principal.code, codes) ? null : principal;
}

const ROOMS = { from: "0100", to: "0219" };

/**
 * Whether a revenue code names a service, as a room's code does. Next to a hospital's internal code, any other
 * revenue code only names the department, which thousands of different items share.
 */
function isWholeService(code: string, codes: readonly { type: CodeType | null }[]): boolean {
  if (code >= ROOMS.from && code <= ROOMS.to) return true;
  return !codes.some(({ type }) => type === "CDM" || type === "LOCAL");
}

function looksLikeItsType({ codeType, code }: ServiceCode): boolean {
  switch (codeType) {
    case "CPT":
    case "HCPCS":
    case "CDT":
      return procedureCodeShape(code) !== null;
    case "MS-DRG":
      return code.length === 3 && isDigits(code);
    case "RC":
      return code.length === 4 && isDigits(code);
    default:
      return hasDigit(code); // 'N/A', 'NONE'
  }
}
