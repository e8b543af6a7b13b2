import { formatDate } from "#app/domain/dates/format-date.ts";
import {
  type ComplaintKind,
  type ComplaintOffice,
  findComplaintOffices,
  type OfficeKey,
} from "#app/domain/debt/offices/complaints.ts";
import { findStateOffices } from "#app/domain/debt/offices/find-state-offices.ts";
import type { Language } from "#app/domain/language/language.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import { wordsIn } from "./words.ts";

/** An office that takes complaints, in words. */
export interface SaidOffice {
  key: OfficeKey;
  name: string;
  /** Null: none that we checked. */
  url: string | null;
  phone: string | null;
  /** When and where its page and number were checked. */
  checked: string;
  sureness: "A" | "B";
  /** ISO day. */
  checkedOn: string;
}

/** Who takes one kind of complaint. */
export interface SaidComplaint {
  kind: ComplaintKind;
  heading: string;
  /** What to do first, and what besides. */
  about: string[];
  offices: SaidOffice[];
}

/** Whom to complain to in a state about each thing. */
export function sayComplaints(language: Language, state: string): SaidComplaint[] {
  const { kinds, about } = wordsIn(language).rights.complaints;
  return findComplaintOffices(state).map(({ kind, offices }) => ({
    kind,
    heading: kinds[kind],
    about: [about[kind], ...sayBesides(language, state, kind)],
    offices: offices.map((office) => sayOffice(language, office)),
  }));
}

function sayBesides(language: Language, state: string, kind: ComplaintKind): string[] {
  const { review, noAttorneyGeneral } = wordsIn(language).rights.complaints;
  const offices = findStateOffices(state);
  if (kind === "insured") return [review[offices?.externalReview ?? "unknown"]];
  if (kind === "collector" && offices?.attorneyGeneral === null)
    return [say(language, noAttorneyGeneral, { state: nameOf(wordsIn(language).stateNames, state) })];
  return [];
}

function sayOffice(language: Language, office: ComplaintOffice): SaidOffice {
  const { checked } = wordsIn(language).rights.complaints;
  const { key, name, url, phone, source, read, sureness, readOn: checkedOn } = office;
  const text = say(language, checked[read], { day: formatDate(language, checkedOn), source });
  return { key, name, url, phone, checked: text, sureness, checkedOn };
}
