import { namesHospital } from "#app/domain/hospitals/names-hospital.ts";
import { findAmounts } from "../amounts/amounts.ts";
import type { Features } from "../choice/scored-choice.ts";
import type { DocumentKind } from "../document-kind.ts";
import type { HospitalAt } from "../hospital-directory.ts";
import { foldCase } from "../labels/fold-text.ts";
import { heightOf, type Row, textOf } from "../layout/rows.ts";
import { hasAddressBelow } from "./address-below.ts";
import type { NameCandidate } from "./name-candidate.ts";
import { isSameName, lettersOf } from "./same-name.ts";

/** What is known of a document before its names are weighed. */
interface Circumstances {
  kind: DocumentKind;
  /** Whose address or phone number it prints. */
  hospitalsAt: readonly HospitalAt[];
}

export interface NameContext extends Circumstances {
  /** The rows that names are looked for in. */
  rows: Row[];
  typicalHeight: number;
  lettersOfRows: { row: Row; letters: string }[];
  candidates: NameCandidate[];
}

export function nameContextOf(
  rows: Row[],
  candidates: NameCandidate[],
  { kind, hospitalsAt }: Circumstances,
): NameContext {
  const lettersOfRows = rows.map((row) => ({ row, letters: lettersOf(textOf(row.words)) }));
  return { rows, typicalHeight: medianHeight(rows), lettersOfRows, candidates, kind, hospitalsAt };
}

/** Documents whose letterhead is another's, or whose provider has a field of its own. */
const NAMES_PROVIDER = new Set<DocumentKind>(["explanation-of-benefits", "estimate", "cms1500"]);

const PLACE_OF_CARE =
  /\b(?:hospitals?|medical cent(?:er|re)|clinics?|surgery|surgical|infirmary|clinica|centro medico|campus|health cent(?:er|re))\b/;
const PRACTICE =
  /\b(?:physicians?|associates|radiolog\w*|imaging|anesthesi\w*|emergency|orthop\w*|pediatrics?|family|therapy|rehab\w*|dental|dentistry|surgery|oral|lab\w*|diagnostics?|ambulance|ems|transport|urgent|care|clinic|pathology|cardiology)\b/;
const LEGAL = /\b(?:llc|pllc|p\.?a\.?|p\.?c\.?|inc\.?|llp|ltd)\.?$/;
const MEMBER_OF = /\b(?:member|part|division|affiliate|affiliated|service) (?:of|with)\b/;

export function featuresOfName(candidate: NameCandidate, context: NameContext): Features {
  const { organisation, row, box, role, text } = candidate;
  const { kind, rows, lettersOfRows, typicalHeight, candidates } = context;
  const features: Record<string, number> = {};
  const say = (name: string, value = 1) => {
    features[name] = Math.max(features[name] ?? 0, value);
  };
  const folded = foldCase(text);
  say(`is ${organisation.kind}`);
  say("provider words", Math.min(2, organisation.providerWords) / 2);
  say("business words", Math.min(2, organisation.businessWords) / 2);
  if (organisation.properWords === 0) say("no proper word");
  say("proper words", Math.min(3, organisation.properWords) / 3);
  if (organisation.kind === "unknown" && NAMES_PROVIDER.has(kind)) say("unknown where providers are named");
  if (organisation.isSystem) say("a system");
  if (PLACE_OF_CARE.test(folded)) say("a place of care");
  if (PRACTICE.test(folded)) say("a practice");
  if (LEGAL.test(folded)) say("a legal form");
  if (role) say(`label ${role}`);
  else say("no label");
  if (role && NAMES_PROVIDER.has(kind)) say(`label ${role} where providers are named`);
  if (kind === "collection-notice")
    say(
      role === "creditor"
        ? "creditor of a notice"
        : organisation.kind === "biller"
          ? "biller of a notice"
          : "other of a notice",
    );
  if (candidate.wrapped) say(`broken ${candidate.wrapped}`);
  if (candidate.isInside) say("inside a line");
  const before = row.words[row.words.indexOf(candidate.words[0]!) - 1]?.text.toLowerCase() ?? "";
  if (candidate.isInside && INTRODUCES.has(before)) say(`after ${before}`);
  if (isBesideAmount(candidate)) say("beside an amount");
  if (MIDDLE_INITIAL.test(text) && organisation.providerWords === 0) say("has a middle initial");
  if (MEMBER_OF.test(foldCase(textOf(row.words)))) say("member of");
  const depth = row.box.top / Math.max(1, row.page.heightPx);
  if (row.pageIndex > 0) say("further page");
  else
    say(
      depth < 0.12
        ? "at the top"
        : depth < 0.25
          ? "in the upper quarter"
          : depth < 0.4
            ? "above the middle"
            : depth > 0.7
              ? "at the foot"
              : "in the middle",
    );
  if (kind === "ub04" && row.pageIndex === 0 && depth < 0.13 && box.left < 0.2 * row.page.widthPx)
    say("first field of the UB-04");
  if (kind === "explanation-of-benefits" && row.pageIndex === 0 && depth < 0.12)
    say("at the top of an explanation of benefits");
  say("large", Math.max(0, Math.min(3, (heightOf(box) / typicalHeight - 1) * 3)) / 3);
  const letters = lettersOf(text);
  const occurrences = lettersOfRows.filter((line) => line.letters.includes(letters));
  say("repeats", Math.min(3, Math.max(0, occurrences.length - 1)) / 3);
  if (
    occurrences.some(({ row: other }) => other.pageIndex === 0 && other.box.top < 0.25 * other.page.heightPx)
  )
    say("somewhere at the top");
  if (context.hospitalsAt.some(({ name }) => namesHospital(text, name))) say("a hospital's at its address");
  if (hasAddressBelow(candidate, rows))
    say(organisation.kind === "unknown" ? "unknown above an address" : "above an address");
  const same = candidates.filter((other) => isSameName(other.text, text));
  if (same.some((other) => ["payer", "biller", "health-system", "other-provider"].includes(other.role ?? "")))
    say("named as another elsewhere");
  if (
    same.some((other) => other.role === "provider" || other.role === "facility" || other.role === "creditor")
  )
    say("named as provider elsewhere");
  if (same.some((other) => other.role === "payee")) say("is paid");
  const rivals = candidates.filter((other) => !isSameName(other.text, text));
  if (
    organisation.isSystem &&
    rivals.some(
      (other) =>
        other.organisation.kind === "provider" &&
        PLACE_OF_CARE.test(foldCase(other.text)) &&
        other.role !== "other-provider",
    )
  )
    say("a system beside a place of care");
  if (
    rivals.some(
      (other) => lettersOf(other.text).includes(letters) && lettersOf(other.text).length > letters.length + 3,
    )
  )
    say("part of a longer name");
  if (
    rivals.some(
      (other) => letters.includes(lettersOf(other.text)) && letters.length > lettersOf(other.text).length + 3,
    )
  )
    say("holds a shorter name");
  return features;
}

/** "Our crew took you to Saint Brendan Infirmary", "Send your check to Lowell Anesthesia". */
const INTRODUCES = new Set(["to", "from", "at", "by", "for"]);

/** "Margit A. Eberhardt". */
const MIDDLE_INITIAL = /^\p{Lu}[\p{L}'’-]+ \p{Lu}\.? \p{Lu}[\p{L}'’-]+$/u;

/** What an amount stands beside is said of the amount, and names nobody whose letter it is. */
function isBesideAmount({ row, box }: NameCandidate): boolean {
  const amounts = findAmounts(row, false).filter(({ isMoney }) => isMoney);
  return amounts.some((amount) => amount.box.left > box.left);
}

function medianHeight(rows: Row[]): number {
  const heights = rows.flatMap((row) => row.words.map((word) => heightOf(word.box))).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 1;
}
