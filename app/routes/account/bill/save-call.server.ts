import type { AppLoadContext } from "@remix-run/node";
import { wordsIn } from "#app/content/words/words.ts";
import { type FieldProblem, readDay } from "#app/domain/bills/kept/read-field.ts";
import { changeCaseFile } from "#app/domain/cases/kept/case-files.server.ts";
import {
  type CallNoteProblem,
  readCallNote,
  withNote,
  withoutNote,
} from "#app/domain/cases/kept/read-call-note.ts";
import type { Language } from "#app/domain/language/language.ts";
import type { AccountAccess } from "../frame/gate.server.ts";

export const callIntents = ["note", "delete-note", "collector"] as const;

interface SentCall {
  billId: string;
  intent: (typeof callIntents)[number];
  fields: Readonly<Record<string, string>>;
  /** ISO day where the patient lives. */
  today: string;
}

type SavedCall =
  | { outcome: "saved" }
  | { outcome: "gone" }
  /** By the names of fields; under '' with the form as a whole. */
  | { outcome: "refused"; problems: Record<string, string> };

/** Keeps what a form of the page says. */
export async function saveCall(
  context: AppLoadContext,
  { account }: AccountAccess,
  { billId, intent, fields, today }: SentCall,
): Promise<SavedCall> {
  const { language } = context;
  if (intent === "delete-note") {
    const noteNo = Number(fields.noteNo);
    return outcomeOf(
      await changeCaseFile<never>(context, account, billId, (file) => withoutNote(file, noteNo)),
    );
  }
  if (intent === "collector") {
    const isAsking = fields.collector === "yes";
    const typed = (fields.noticeOn ?? "").trim();
    const noticeOn = typed === "" || !isAsking ? { value: null } : readDay(typed, today);
    if ("problem" in noticeOn) {
      return { outcome: "refused", problems: { noticeOn: sayProblem(language, noticeOn.problem) } };
    }
    const collection = isAsking ? { noticeOn: noticeOn.value } : null;
    return outcomeOf(
      await changeCaseFile<never>(context, account, billId, (file) => ({ ...file, collection })),
    );
  }
  const read = readCallNote(fields, today);
  if (read.outcome === "invalid") {
    const problems = Object.entries(read.problems).map(([name, problem]) => [
      name,
      sayProblem(language, problem),
    ]);
    return { outcome: "refused", problems: Object.fromEntries(problems) };
  }
  const at = context.clock.now().toISOString();
  const saved = await changeCaseFile(context, account, billId, (file) => withNote(file, read.note, at));
  if (saved !== "too-many") return outcomeOf(saved);
  return { outcome: "refused", problems: { "": wordsIn(language).billCall.note.tooMany } };
}

function outcomeOf(outcome: "saved" | "gone"): SavedCall {
  return { outcome };
}

function sayProblem(language: Language, problem: CallNoteProblem): string {
  const { problems } = wordsIn(language).billCall.note;
  return problem === "missing" || problem === "day-past" || problem === "text-too-long"
    ? problems[problem]
    : wordsIn(language).billReview.problems[problem satisfies FieldProblem];
}
