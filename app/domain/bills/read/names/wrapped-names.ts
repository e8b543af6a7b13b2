import type { Label } from "#app/domain/reading/labels/find-labels.ts";
import { foldCase } from "#app/domain/reading/labels/fold-text.ts";
import { patternOf } from "#app/domain/reading/labels/phrases.ts";
import {
  boxAround,
  cellEnd,
  cellsOf,
  centreOf,
  heightOf,
  type Row,
  textOf,
} from "#app/domain/reading/page/rows.ts";
import type { Box } from "#app/platform/ocr/layout/document-text.ts";
import { isOrganisationWord, type OrganisationKind, readOrganisation } from "../tokens/organisation-words.ts";
import { governments } from "../vocabulary/organisations.ts";
import { asCandidate, type NameCandidate, readName, type Wrap } from "./name-candidate.ts";
import { hasWordInSmallLetters, withoutSentenceEnd } from "./name-words.ts";
import { lettersOf } from "./same-name.ts";

/** Names printed on two lines, in a letterhead or a narrow column: "Old Dominion" above "Regional Medical Center". Which lines
 *  make one name, and which are two names above each other, is weighed like all else.
 *  @param printed The letters of the document's rows: a name that one of them has whole was only broken elsewhere. */
export function joinWrappedNames(
  lines: NameCandidate[],
  rests: NameCandidate[],
  printed: readonly string[],
): NameCandidate[] {
  const isPrinted = (text: string) => printed.some((row) => row.includes(lettersOf(text)));
  return lines.flatMap((first) =>
    rests
      .filter((other) => standsBelow(first, other))
      .flatMap((second) => {
        const words = [...first.words, ...second.words];
        const text = withoutSentenceEnd(readName(words, first.row));
        const isWholeElsewhere = isPrinted(text);
        if (!isWholeElsewhere && !continuesName(first, second)) return [];
        const box = { ...first.box, right: Math.max(first.box.right, second.box.right) };
        const wrapped = isWholeElsewhere ? "and whole elsewhere" : wrapOf(first, second);
        return [{ ...first, text, words, box, organisation: readOrganisation(text), wrapped }];
      })
      .filter(({ organisation }) => NAMED.includes(organisation.kind)),
  );
}

const NAMED: readonly OrganisationKind[] = ["provider", "business", "unknown"];

function standsBelow(first: NameCandidate, second: NameCandidate): boolean {
  const last = lastLineOf(first);
  const height = heightOf(last);
  const gap = second.box.top - last.bottom;
  const isNext = first.row.pageIndex === second.row.pageIndex && gap > -0.3 * height && gap < 0.9 * height;
  const scale = heightOf(second.box) / height;
  // Logos set what kind of place it is in smaller type: "OLD DOMINION" above "Medical Center".
  const isSmaller = first.organisation.providerWords === 0 && second.organisation.properWords === 0;
  const isSameType = scale < 1.25 && scale > (isSmaller ? 0.4 : 0.75);
  const isAligned =
    Math.abs(last.left - second.box.left) < height ||
    Math.abs(centreOf(last) - centreOf(second.box)) < height;
  return (
    isNext && endsCell(first) && isSameType && isAligned && (second.role === null || endsInPhrase(first))
  );
}

function continuesName(first: NameCandidate, second: NameCandidate): boolean {
  const { kind } = first.organisation;
  if (kind === "payer" || kind === "biller") return false;
  if (kind === "provider" && second.organisation.isSystem) return false;
  if (first.organisation.providerWords > 0 && namesServices(second)) return false;
  if (standsAboveOther(first, second)) return false;
  if (
    first.organisation.isSystem &&
    second.organisation.kind === "provider" &&
    second.organisation.properWords > 0
  )
    return false;
  if (endsInPhrase(first) && !isSameCase(first, second)) return false;
  const scale = heightOf(second.box) / heightOf(lastLineOf(first));
  const isOfOneLogo = scale > 0.9 && scale < 1.1 && kind === "unknown";
  const { providerWords, businessWords } = second.organisation;
  return providerWords + businessWords > 0 || startsInPhrase(second) || endsInPhrase(first) || isOfOneLogo;
}

const GOVERNMENT = patternOf(governments);

/** "Ana Roth, MD" and "City of Dayton" above the name of a practice or a service, a name above what it does, in small
 *  letters, and a line that ends in the name below it. */
function standsAboveOther(first: NameCandidate, { text, organisation }: NameCandidate): boolean {
  if (lettersOf(first.text).endsWith(lettersOf(text))) return true;
  if (hasWordInSmallLetters(text) && !hasWordInSmallLetters(first.text)) return true;
  const isNameOfItsOwn = organisation.kind === "provider" && organisation.properWords > 0;
  return isNameOfItsOwn && (first.organisation.kind === "clinician" || GOVERNMENT.test(foldCase(first.text)));
}

/** "Physician Services" below a name heads what was done; below "Lakeview" it ends one. */
const namesServices = ({ text, organisation }: NameCandidate) =>
  organisation.properWords === 0 && /^\S+ services$/i.test(text);

/** Of a name that has two lines already, the second. */
function lastLineOf({ words, box: whole }: NameCandidate): Box {
  const box = words.at(-1)?.box ?? whole;
  return boxAround(words.filter((word) => word.box.bottom > box.top && word.box.top < box.bottom));
}

/** "Send" before "to:" goes on in its own line. */
function endsCell({ row, words }: NameCandidate): boolean {
  const end = words.at(-1);
  const last = end ? row.words.indexOf(end) : -1;
  return cellEnd(row, last) === last + 1;
}

/** Returns lines that aren't names by themselves, but may end one: "Hospital", "and Vascular Center". */
export function listNameContinuations(rows: Row[], labels: Label[]): NameCandidate[] {
  return rows.flatMap((row) =>
    cellsOf(row).flatMap((words) => {
      const text = readName(words, row);
      const isRest = words.length <= 5 && (GOES_ON.test(text) || isOrganisationWord(text));
      const organisation = readOrganisation(text.replace(GOES_ON, ""));
      if (!isRest || organisation.kind === "none") return [];
      const isLabelled = labels.some(
        (label) => label.row === row && label.roles.party && label.end - label.start > 1,
      );
      if (isLabelled) return [];
      return [asCandidate(words, row, text)];
    }),
  );
}

const GOES_ON = /^(?:and|of|for|at|de|y|&) (?:the )?/i;

/** "for Children", "of the Palouse", "AT HARMONY SQUARE", below the kind of place. */
const startsInPhrase = ({ words }: NameCandidate) =>
  /^(?:of|for|at|OF|FOR|AT) (?:the |THE )?\p{Lu}[\p{L}’']+(?: \p{Lu}[\p{L}’']+){0,2}$/u.test(textOf(words));

/** Both in capitals, or neither: "COLLECTED AT" labels what stands below it in small letters. */
const isSameCase = (first: NameCandidate, second: NameCandidate) =>
  /\p{Ll}/u.test(first.text) === /\p{Ll}/u.test(second.text);

/** "Specialty Hospital of", whose place is in the next line. */
export const endsInPhrase = ({ words }: NameCandidate) => ENDS_IN_PHRASE.test(textOf(words));

const ENDS_IN_PHRASE = /(?:\b(?:of|and|the|for|at|de|del|la|y)|[&,-])$/i;

/** Returns the sign that the second line continues the name, or is a separate name. */
function wrapOf(first: NameCandidate, second: NameCandidate): Wrap {
  if (startsInPhrase(second) || endsInPhrase(first)) return "in the middle of a phrase";
  if (second.organisation.properWords === 0) return "before the kind of place";
  return first.organisation.kind === "unknown" ? "inside the name" : "between two names";
}
