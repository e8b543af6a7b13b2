import { type FieldProblem, readDay } from "#app/domain/bills/kept/read-field.ts";
import { tidyLine, tidyParagraphs } from "#app/domain/forms/tidy-text.ts";
import { type CallNote, type CaseFile, MAX_NAME_LENGTH, MAX_NOTE_LENGTH, MAX_NOTES } from "./case-file.ts";

export const callNoteFields = ["on", "person", "reference", "said", "promisedBy"] as const;

export type CallNoteField = (typeof callNoteFields)[number];

export type CallNoteProblem = FieldProblem | "missing" | "day-past";

type SaidOfCall = Omit<CallNote, "noteNo" | "at">;

export type ReadCallNote =
  | { outcome: "read"; note: SaidOfCall }
  | { outcome: "invalid"; problems: Partial<Record<CallNoteField, CallNoteProblem>> };

/** Reads a form's texts. `today`: the ISO day where the patient lives; a call without a day was made today. */
export function readCallNote(texts: Readonly<Record<string, string>>, today: string): ReadCallNote {
  const problems: Partial<Record<CallNoteField, CallNoteProblem>> = {};
  const [person, reference] = [tidyLine(texts.person ?? ""), tidyLine(texts.reference ?? "")];
  const said = tidyParagraphs(texts.said ?? "");
  const onText = tidyLine(texts.on ?? "");
  const on = onText === "" ? { value: today } : readDay(onText, today);
  if ("problem" in on) problems.on = on.problem;
  if (said === "") problems.said = "missing";
  if (said.length > MAX_NOTE_LENGTH) problems.said = "text-too-long";
  if (person.length > MAX_NAME_LENGTH) problems.person = "text-too-long";
  if (reference.length > MAX_NAME_LENGTH) problems.reference = "text-too-long";
  const promisedText = tidyLine(texts.promisedBy ?? "");
  const promised = promisedText === "" ? { value: null } : readDay(promisedText, "9999-12-31");
  if ("problem" in promised) problems.promisedBy = promised.problem;
  else if (promised.value !== null && promised.value < today) problems.promisedBy = "day-past";
  if (Object.keys(problems).length > 0 || "problem" in on || "problem" in promised) {
    return { outcome: "invalid", problems };
  }
  return {
    outcome: "read",
    note: {
      on: on.value,
      person: person || null,
      reference: reference || null,
      said,
      promisedBy: promised.value,
    },
  };
}

/** The file with a note more. `at`: the ISO time of now. */
export function withNote(file: CaseFile, note: SaidOfCall, at: string): CaseFile | "too-many" {
  if (file.notes.length >= MAX_NOTES) return "too-many";
  const noteNo = file.lastNoteNo + 1;
  return { ...file, notes: [...file.notes, { ...note, noteNo, at }], lastNoteNo: noteNo };
}

/** The file without a note; the same where it is gone already. */
export function withoutNote(file: CaseFile, noteNo: number): CaseFile {
  return { ...file, notes: file.notes.filter((note) => note.noteNo !== noteNo) };
}
