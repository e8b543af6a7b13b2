import { namesHospital } from "#app/domain/hospitals/names/names-hospital.ts";
import { foldCase } from "#app/domain/reading/labels/fold-text.ts";
import type { PartyRole } from "#app/domain/reading/labels/party-labels.ts";
import { patternOf } from "#app/domain/reading/labels/phrases.ts";
import { heightOf, type Row, textOf } from "#app/domain/reading/page/rows.ts";
import { findAmounts } from "#app/domain/reading/values/amounts.ts";
import { collectFeatures, type FeatureAdder, type Features } from "../choice/scored-choice.ts";
import type { DocumentKind } from "../tokens/document-kind.ts";
import type { OrganisationKind } from "../tokens/organisation-words.ts";
import { endsInLegalForm } from "../vocabulary/legal-forms.ts";
import { morePlaces, placesOfCare, practices } from "../vocabulary/organisations.ts";
import { hasAddress } from "./name-address.ts";
import type { NameCandidate, Wrap } from "./name-candidate.ts";
import { MIN_LETTERS_OF_SITE, type NameContext, type WeighedName } from "./name-context.ts";
import { hasWordInSmallLetters } from "./name-words.ts";
import { haveSameLetters, lettersOf } from "./same-name.ts";

/** What is said of a name that may be the provider's. */
export type NameFeature = WordFeature | LabelFeature | PlaceFeature | EchoFeature | RivalFeature;

type WordFeature =
  | `is ${OrganisationKind}`
  | "provider words"
  | "business words"
  | "no proper word"
  | "proper words"
  | "unknown where providers are named"
  | "a system"
  | "a place of care"
  | "a practice"
  | "a legal form"
  | "unknown in one word"
  | "a word in small letters"
  | "has a middle initial";

type LabelFeature =
  | `label ${PartyRole}${"" | " where providers are named"}`
  | "no label"
  | `${"creditor" | "biller" | "other"} of a notice`
  | `broken ${Wrap}`
  | "inside a line"
  | `after ${IntroducingWord}`
  | "where you came to"
  | "beside an amount"
  | "member of";

type PlaceFeature =
  | Band
  | "further page"
  | "first field of the UB-04"
  | "at the top of an explanation of benefits"
  | "large"
  | `${"" | "unknown "}with an address`
  | `${"" | "a system "}above charges`;

type Band = "at the top" | "in the upper quarter" | "above the middle" | "in the middle" | "at the foot";

type EchoFeature =
  | "repeats"
  | "somewhere at the top"
  | "a hospital's at its address"
  | "named as another elsewhere"
  | "named as provider elsewhere"
  | `${"" | "a system "}is paid`
  | "unknown, named in a web address";

type RivalFeature =
  | "a place of care beside a system's letterhead"
  | "a system beside a place of care"
  | "a clinician, and no other provider"
  | "a clinician beside a provider"
  | "a clinician below a name in larger type"
  | "part of a longer name"
  | "holds a shorter name";

type AddFeature = FeatureAdder<NameFeature>;

/** What speaks for and against a name being that of the provider whose charges the document shows. */
export function featuresOfName(candidate: NameCandidate, context: NameContext): Features<NameFeature> {
  const letters = lettersOf(candidate.text);
  const namesakes = context.candidates.filter((other) => haveSameLetters(letters, other.letters));
  const rivals = context.candidates.filter((other) => !namesakes.includes(other));
  return collectFeatures((add) => {
    addWords(candidate, context, add);
    addLabel(candidate, context, add);
    addPlace(candidate, context, add);
    addEchoes(candidate, namesakes, context, add);
    addRivals(candidate, rivals, context, add);
  });
}

/** Documents whose letterhead is another's, or that have a separate field for the provider. */
const NAMES_PROVIDER = new Set<DocumentKind>(["explanation-of-benefits", "estimate", "cms1500"]);

const PLACE_OF_CARE = patternOf([...placesOfCare, ...morePlaces]);
const PRACTICE = patternOf(practices);
/** "Margit A. Eberhardt". */
const MIDDLE_INITIAL = /^\p{Lu}[\p{L}'’-]+ \p{Lu}\.? \p{Lu}[\p{L}'’-]+$/u;

function addWords({ organisation, text }: NameCandidate, { kind }: NameContext, add: AddFeature): void {
  const folded = foldCase(text);
  const isUnknown = organisation.kind === "unknown";
  add(`is ${organisation.kind}`);
  add("provider words", Math.min(2, organisation.providerWords) / 2);
  add("business words", Math.min(2, organisation.businessWords) / 2);
  add("no proper word", organisation.properWords === 0);
  add("proper words", Math.min(3, organisation.properWords) / 3);
  add("unknown where providers are named", isUnknown && NAMES_PROVIDER.has(kind));
  add("a system", organisation.isSystem);
  add("a place of care", PLACE_OF_CARE.test(folded) && !organisation.isSystem);
  add("a practice", PRACTICE.test(folded));
  add("a legal form", endsInLegalForm(folded));
  add("unknown in one word", isUnknown && !text.includes(" "));
  add("a word in small letters", hasWordInSmallLetters(text));
  add("has a middle initial", MIDDLE_INITIAL.test(text) && organisation.providerWords === 0);
}

/** "Our crew took you to Saint Brendan Infirmary", "Send your check to Lowell Anesthesia". */
const INTRODUCING_WORDS = ["to", "from", "at", "by", "for"] as const;
type IntroducingWord = (typeof INTRODUCING_WORDS)[number];
const MEMBER_OF = /\b(?:member|part|division|affiliate|affiliated|service) (?:of|with)\b/;

function addLabel(candidate: NameCandidate, { kind, rows }: NameContext, add: AddFeature): void {
  const { organisation, role, row, wrapped, isInside } = candidate;
  if (role) add(`label ${role}`);
  else add("no label");
  if (role) add(`label ${role} where providers are named`, NAMES_PROVIDER.has(kind));
  const ofNotice = role === "creditor" ? "creditor" : organisation.kind === "biller" ? "biller" : "other";
  add(`${ofNotice} of a notice`, kind === "collection-notice");
  if (wrapped) add(`broken ${wrapped}`);
  add("inside a line", isInside);
  const before = row.words[startOf(candidate) - 1]?.text.toLowerCase();
  const introduced = isInside ? INTRODUCING_WORDS.find((word) => word === before) : undefined;
  if (introduced) add(`after ${introduced}`);
  add("where you came to", introduced === "at" && saysYou(candidate, rows));
  add("beside an amount", isBesideAmount(candidate));
  add("member of", MEMBER_OF.test(foldCase(textOf(row.words))));
}

/** The place of a name's first word in its row. */
function startOf({ row, words: [first] }: NameCandidate): number {
  return first ? row.words.indexOf(first) : -1;
}

/** "This bill is for your visit at", and not "for the services of our physicians at". */
function saysYou(candidate: NameCandidate, rows: Row[]): boolean {
  const { row } = candidate;
  const above = rows[rows.indexOf(row) - 1];
  const before = row.words.slice(0, startOf(candidate));
  const said = `${above?.pageIndex === row.pageIndex ? textOf(above.words) : ""} ${textOf(before)}`;
  const sentence = foldCase(said).replace(/^.*[.!?] /, "");
  return /\byou(?:r)?\b/.test(sentence) && !/\b(?:our|professional|physicians?|doctors?)\b/.test(sentence);
}

/** Whether the candidate is text that names an amount next to it, not the sender. */
function isBesideAmount({ row, box }: NameCandidate): boolean {
  const amounts = findAmounts(row, "joined").filter(({ isMoney }) => isMoney);
  return amounts.some((amount) => amount.box.left > box.left);
}

function addPlace(candidate: NameCandidate, context: NameContext, add: AddFeature): void {
  const { organisation, row, box } = candidate;
  const { kind, rows, typicalHeight, rowsAboveCharges } = context;
  const depth = row.box.top / Math.max(1, row.page.heightPx);
  const isFirstPage = row.pageIndex === 0;
  add(isFirstPage ? bandAt(depth) : "further page");
  add(
    "first field of the UB-04",
    kind === "ub04" && isFirstPage && depth < 0.13 && box.left < 0.2 * row.page.widthPx,
  );
  add(
    "at the top of an explanation of benefits",
    kind === "explanation-of-benefits" && isFirstPage && depth < 0.12,
  );
  add("large", Math.max(0, Math.min(3, (heightOf(box) / typicalHeight - 1) * 3)) / 3);
  add(`${organisation.kind === "unknown" ? "unknown " : ""}with an address`, hasAddress(candidate, rows));
  add(`${organisation.isSystem ? "a system " : ""}above charges`, headsCharges(candidate, rowsAboveCharges));
}

/** Straight above charges, and first in its cell: a sentence there names other places, too. */
function headsCharges(candidate: NameCandidate, rowsAbove: ReadonlySet<Row>): boolean {
  return rowsAbove.has(candidate.row) && candidate.row.cellStarts.includes(startOf(candidate));
}

/** @param depth Of its page, from 0 at the top to 1. */
function bandAt(depth: number): Band {
  if (depth < 0.12) return "at the top";
  if (depth < 0.25) return "in the upper quarter";
  if (depth < 0.4) return "above the middle";
  return depth > 0.7 ? "at the foot" : "in the middle";
}

/** Where else the document prints the name, and what it says there. */
function addEchoes(
  candidate: NameCandidate,
  namesakes: WeighedName[],
  context: NameContext,
  add: AddFeature,
): void {
  const { text, organisation, wrapped } = candidate;
  const { lettersOfRows, sites, hospitalsAt } = context;
  const letters = lettersOf(text);
  const occurrences = lettersOfRows.filter((line) => line.letters.includes(letters));
  const roles = namesakes.map(({ name }) => name.role);
  const isNamed = (...asked: PartyRole[]) => roles.some((role) => role !== null && asked.includes(role));
  const isAtTop = ({ row }: { row: Row }) => row.pageIndex === 0 && row.box.top < 0.25 * row.page.heightPx;
  add("repeats", Math.min(3, Math.max(0, wrapped ? occurrences.length : occurrences.length - 1)) / 3);
  add("somewhere at the top", occurrences.some(isAtTop));
  add(
    "a hospital's at its address",
    hospitalsAt.some(({ name }) => namesHospital(text, name)),
  );
  add("named as another elsewhere", isNamed("payer", "biller", "health-system", "other-provider"));
  add("named as provider elsewhere", isNamed("provider", "facility", "creditor"));
  add(`${organisation.isSystem ? "a system " : ""}is paid`, isNamed("payee"));
  add("unknown, named in a web address", organisation.kind === "unknown" && isNamedBySite(letters, sites));
}

/** "solvane.example/pay" next to "Solvane": a word that no dictionary has is the name of a sender. */
function isNamedBySite(letters: string, sites: readonly string[]): boolean {
  return (
    letters.length >= MIN_LETTERS_OF_SITE &&
    sites.some((site) => site.startsWith(letters) || letters.startsWith(site))
  );
}

/** What is left of a name by a part, or added to it. */
const MIN_LETTERS_MORE = 4;

function addRivals(
  candidate: NameCandidate,
  rivals: WeighedName[],
  context: NameContext,
  add: AddFeature,
): void {
  const { organisation, text } = candidate;
  const isPlace = (name: NameCandidate) =>
    givesCare(name) &&
    (PLACE_OF_CARE.test(foldCase(name.text)) || headsCharges(name, context.rowsAboveCharges));
  const letters = lettersOf(text);
  add(
    "a place of care beside a system's letterhead",
    isPlace(candidate) && rivals.some(({ name }) => isSystemsLetterhead(name)),
  );
  add(
    "a system beside a place of care",
    organisation.isSystem && rivals.some(({ name }) => isPlace(name) && name.role !== "other-provider"),
  );
  addClinician(candidate, rivals, add);
  add(
    "part of a longer name",
    rivals.some((other) => isPartOf(letters, other.letters)),
  );
  add(
    "holds a shorter name",
    rivals.some((other) => isPartOf(other.letters, letters)),
  );
}

const givesCare = ({ organisation }: NameCandidate) =>
  organisation.kind === "provider" && !organisation.isSystem;

const isSystemsLetterhead = ({ organisation, row }: NameCandidate) =>
  organisation.isSystem && row.pageIndex === 0 && row.box.top < 0.2 * row.page.heightPx;

const isPartOf = (letters: string, others: string) =>
  others.length >= letters.length + MIN_LETTERS_MORE && others.includes(letters);

function addClinician(candidate: NameCandidate, rivals: WeighedName[], add: AddFeature): void {
  if (candidate.organisation.kind !== "clinician") return;
  const groups = rivals.filter(({ name: { organisation } }) => {
    return organisation.kind === "provider" || organisation.kind === "business";
  });
  add("a clinician, and no other provider", groups.length === 0);
  add(
    "a clinician beside a provider",
    groups.some(({ name }) => name.role !== "other-provider"),
  );
  add(
    "a clinician below a name in larger type",
    rivals.some(({ name }) => heads(name, candidate)),
  );
}

/** Whether a name stands close above another in larger type. */
function heads(name: NameCandidate, { row, box }: NameCandidate): boolean {
  const gap = box.top - name.box.bottom;
  return (
    name.row.pageIndex === row.pageIndex &&
    gap >= 0 &&
    gap < 3 * heightOf(box) &&
    heightOf(name.box) > 1.15 * heightOf(box)
  );
}
