import { namesHospital } from "#app/domain/hospitals/names-hospital.ts";
import { asFeatures, type Features } from "../choice/scored-choice.ts";
import { foldCase } from "../labels/fold-text.ts";
import type { PartyRole } from "../labels/party-labels.ts";
import { heightOf, type Row, textOf } from "../layout/rows.ts";
import { findAmounts } from "../tokens/amounts.ts";
import type { DocumentKind } from "../tokens/document-kind.ts";
import { hasAddress } from "./name-address.ts";
import type { NameCandidate } from "./name-candidate.ts";
import { FEWEST_LETTERS_OF_SITE, type NameContext, type WeighedName } from "./name-context.ts";
import { haveSameLetters, lettersOf } from "./same-name.ts";

/** What speaks for and against a name being that of the provider whose charges the document shows. */
export function featuresOfName(candidate: NameCandidate, context: NameContext): Features {
  const letters = lettersOf(candidate.text);
  const namesakes = context.candidates.filter((other) => haveSameLetters(letters, other.letters));
  const rivals = context.candidates.filter((other) => !namesakes.includes(other));
  return {
    ...featuresOfWords(candidate, context),
    ...featuresOfLabel(candidate, context),
    ...featuresOfPlace(candidate, context),
    ...featuresOfEchoes(candidate, letters, namesakes, context),
    ...featuresAmongOthers(candidate, letters, rivals, context),
  };
}

/** Documents whose letterhead is another's, or whose provider has a field of its own. */
const NAMES_PROVIDER = new Set<DocumentKind>(["explanation-of-benefits", "estimate", "cms1500"]);

const PLACE_OF_CARE =
  /\b(?:hospitals?|medical cent(?:er|re)|clinics?|surgery|surgical|infirmary|clinica|centro medico|campus|health cent(?:er|re))\b|\b(?:general|memorial|regional(?: health)?|cent(?:er|re)|institute|pavilion|hosp)$/;
const PRACTICE =
  /\b(?:physicians?|associates|radiolog\w*|imaging|anesthesi\w*|emergency|orthop\w*|pediatrics?|family|therapy|rehab\w*|dental|dentistry|surgery|oral|lab\w*|diagnostics?|ambulance|ems|transport|urgent|care|clinic|pathology|cardiology)\b/;
const LEGAL = /\b(?:llc|pllc|p\.?a\.?|p\.?c\.?|inc\.?|llp|ltd)\.?$/;
/** Names have capitals: "Outpatient surgery" and "Hospital services" are care. */
const SMALL_WORD =
  /(?:^| )(?!(?:and|at|by|de|del|el|for|in|la|las|los|of|on|the|y)(?: |$))\p{Ll}\p{L}*(?= |$)/u;
/** "Margit A. Eberhardt". */
const MIDDLE_INITIAL = /^\p{Lu}[\p{L}'’-]+ \p{Lu}\.? \p{Lu}[\p{L}'’-]+$/u;

function featuresOfWords({ organisation, text }: NameCandidate, { kind }: NameContext): Features {
  const folded = foldCase(text);
  return asFeatures({
    [`is ${organisation.kind}`]: true,
    "provider words": Math.min(2, organisation.providerWords) / 2,
    "business words": Math.min(2, organisation.businessWords) / 2,
    "no proper word": organisation.properWords === 0,
    "proper words": Math.min(3, organisation.properWords) / 3,
    "unknown where providers are named": organisation.kind === "unknown" && NAMES_PROVIDER.has(kind),
    "a system": organisation.isSystem,
    "a place of care": PLACE_OF_CARE.test(folded) && !organisation.isSystem,
    "a practice": PRACTICE.test(folded),
    "a legal form": LEGAL.test(folded),
    "unknown in one word": organisation.kind === "unknown" && !text.includes(" "),
    "a word in small letters": SMALL_WORD.test(text),
    "has a middle initial": MIDDLE_INITIAL.test(text) && organisation.providerWords === 0,
  });
}

/** "Our crew took you to Saint Brendan Infirmary", "Send your check to Lowell Anesthesia". */
const INTRODUCES = new Set(["to", "from", "at", "by", "for"]);
const MEMBER_OF = /\b(?:member|part|division|affiliate|affiliated|service) (?:of|with)\b/;

function featuresOfLabel(candidate: NameCandidate, { kind, rows }: NameContext): Features {
  const { organisation, role, row, words, wrapped, isInside } = candidate;
  const ofNotice = role === "creditor" ? "creditor" : organisation.kind === "biller" ? "biller" : "other";
  const before = row.words[row.words.indexOf(words[0]!) - 1]?.text.toLowerCase() ?? "";
  return asFeatures({
    [role ? `label ${role}` : "no label"]: true,
    [`label ${role} where providers are named`]: role !== null && NAMES_PROVIDER.has(kind),
    [`${ofNotice} of a notice`]: kind === "collection-notice",
    [`broken ${wrapped}`]: wrapped !== null,
    "inside a line": isInside,
    [`after ${before}`]: isInside && INTRODUCES.has(before),
    "where you came to": isInside && before === "at" && saysYou(candidate, rows),
    "beside an amount": isBesideAmount(candidate),
    "member of": MEMBER_OF.test(foldCase(textOf(row.words))),
  });
}

/** "This bill is for your visit at", and not "for the services of our physicians at". */
function saysYou({ row, words }: NameCandidate, rows: Row[]): boolean {
  const above = rows[rows.indexOf(row) - 1];
  const before = row.words.slice(0, row.words.indexOf(words[0]!));
  const said = `${above?.pageIndex === row.pageIndex ? textOf(above.words) : ""} ${textOf(before)}`;
  const sentence = foldCase(said)
    .split(/[.!?] /)
    .at(-1)!;
  return (
    /\byou(?:r)?\b/.test(sentence) && !/\bour\b|\bprofessional\b|\bphysicians?\b|\bdoctors?\b/.test(sentence)
  );
}

/** What an amount stands beside is said of the amount, and names nobody whose letter it is. */
function isBesideAmount({ row, box }: NameCandidate): boolean {
  const amounts = findAmounts(row, "joined").filter(({ isMoney }) => isMoney);
  return amounts.some((amount) => amount.box.left > box.left);
}

function featuresOfPlace(candidate: NameCandidate, context: NameContext): Features {
  const { organisation, row, box } = candidate;
  const { kind, rows, typicalHeight, rowsAboveCharges } = context;
  const depth = row.box.top / Math.max(1, row.page.heightPx);
  const isFirstPage = row.pageIndex === 0;
  return asFeatures({
    [isFirstPage ? bandAt(depth) : "further page"]: true,
    "first field of the UB-04":
      kind === "ub04" && isFirstPage && depth < 0.13 && box.left < 0.2 * row.page.widthPx,
    "at the top of an explanation of benefits":
      kind === "explanation-of-benefits" && isFirstPage && depth < 0.12,
    large: Math.max(0, Math.min(3, (heightOf(box) / typicalHeight - 1) * 3)) / 3,
    [organisation.kind === "unknown" ? "unknown with an address" : "with an address"]: hasAddress(
      candidate,
      rows,
    ),
    [`${organisation.isSystem ? "a system " : ""}above charges`]: headsCharges(candidate, rowsAboveCharges),
  });
}

/** Straight above charges, and first in its cell: a sentence there names other places, too. */
function headsCharges({ row, words }: NameCandidate, rowsAbove: ReadonlySet<Row>): boolean {
  return rowsAbove.has(row) && row.cellStarts.includes(row.words.indexOf(words[0]!));
}

/** @param depth Of its page, from 0 at the top to 1. */
function bandAt(depth: number): string {
  if (depth < 0.12) return "at the top";
  if (depth < 0.25) return "in the upper quarter";
  if (depth < 0.4) return "above the middle";
  return depth > 0.7 ? "at the foot" : "in the middle";
}

/** Where else the document prints the name, and what it says there. */
function featuresOfEchoes(
  { text, organisation, wrapped }: NameCandidate,
  letters: string,
  namesakes: WeighedName[],
  { lettersOfRows, sites, hospitalsAt }: NameContext,
): Features {
  const occurrences = lettersOfRows.filter((line) => line.letters.includes(letters));
  const roles = namesakes.map(({ name }) => name.role);
  const isNamed = (...asked: PartyRole[]) => roles.some((role) => role !== null && asked.includes(role));
  return asFeatures({
    repeats: Math.min(3, Math.max(0, wrapped ? occurrences.length : occurrences.length - 1)) / 3,
    "somewhere at the top": occurrences.some(
      ({ row }) => row.pageIndex === 0 && row.box.top < 0.25 * row.page.heightPx,
    ),
    "a hospital's at its address": hospitalsAt.some(({ name }) => namesHospital(text, name)),
    "named as another elsewhere": isNamed("payer", "biller", "health-system", "other-provider"),
    "named as provider elsewhere": isNamed("provider", "facility", "creditor"),
    [organisation.isSystem ? "a system is paid" : "is paid"]: isNamed("payee"),
    "unknown, named in a web address": organisation.kind === "unknown" && isNamedBySite(letters, sites),
  });
}

/** "solvane.example/pay" beside "Solvane": a word that no dictionary has is somebody's name. */
function isNamedBySite(letters: string, sites: readonly string[]): boolean {
  return (
    letters.length >= FEWEST_LETTERS_OF_SITE &&
    sites.some((site) => site.startsWith(letters) || letters.startsWith(site))
  );
}

/** What is left of a name by a part, or added to it. */
const FEWEST_LETTERS_MORE = 4;

function featuresAmongOthers(
  candidate: NameCandidate,
  letters: string,
  rivals: WeighedName[],
  { rowsAboveCharges }: NameContext,
): Features {
  const { organisation, text, box, row } = candidate;
  const isPlace = ({ name }: WeighedName) =>
    name.organisation.kind === "provider" &&
    !name.organisation.isSystem &&
    name.role !== "other-provider" &&
    (PLACE_OF_CARE.test(foldCase(name.text)) || headsCharges(name, rowsAboveCharges));
  const isClinician = organisation.kind === "clinician";
  const isOfGroup = ({ name }: WeighedName) =>
    name.organisation.kind === "provider" || name.organisation.kind === "business";
  const standsAbove = ({ name }: WeighedName) =>
    name.row.pageIndex === row.pageIndex &&
    name.box.bottom <= box.top &&
    box.top - name.box.bottom < 3 * heightOf(box) &&
    heightOf(name.box) > 1.15 * heightOf(box);
  const isSystemsLetterhead = ({ name: { organisation: other, row } }: WeighedName) =>
    other.isSystem && row.pageIndex === 0 && row.box.top < 0.2 * row.page.heightPx;
  const isOfCare = organisation.kind === "provider" && !organisation.isSystem;
  return asFeatures({
    "a place of care beside a system's letterhead":
      isOfCare &&
      (PLACE_OF_CARE.test(foldCase(text)) || headsCharges(candidate, rowsAboveCharges)) &&
      rivals.some(isSystemsLetterhead),
    "a system beside a place of care": organisation.isSystem && rivals.some(isPlace),
    "a clinician, and no other provider": isClinician && !rivals.some(isOfGroup),
    "a clinician beside a provider":
      isClinician && rivals.some((one) => isOfGroup(one) && one.name.role !== "other-provider"),
    "a clinician below a name in larger type": isClinician && rivals.some(standsAbove),
    "part of a longer name": rivals.some(
      (other) =>
        other.letters.length >= letters.length + FEWEST_LETTERS_MORE && other.letters.includes(letters),
    ),
    "holds a shorter name": rivals.some(
      (other) =>
        letters.length >= other.letters.length + FEWEST_LETTERS_MORE && letters.includes(other.letters),
    ),
  });
}
