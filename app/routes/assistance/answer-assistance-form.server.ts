import { type AppLoadContext, data } from "@remix-run/node";
import { wordsIn } from "#app/content/words/words.ts";
import { type ReadHousehold, readHouseholdForm } from "#app/domain/assistance/read-household-form.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import type { Language } from "#app/domain/language/language.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { type SentFields, takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { answerNear, readAskedPlace } from "./answer-near.server.ts";
import { type AskedHospital, findAskedHospital } from "./find-asked-hospital.server.ts";
import { choiceOf } from "./hospital-option.ts";
import { sayAnswer } from "./say-answer.server.ts";

const neverKeep = { "Cache-Control": caching.neverAndPrivate };

/** Answers at once, in the page: nothing of the form is kept, logged or put into an address. */
export async function answerAssistanceForm(context: AppLoadContext, request: Request) {
  const texts = await takeSubmission(request);
  const { away } = wordsIn(context.language).assistance.problems;
  return refuseWhileAway(context.form, texts, away, async () =>
    isAskedNear(texts) ? await answerListTo(context, texts) : await answerTo(context, texts),
  );
}

/** A hospital that is named goes before a place. */
function isAskedNear({ near = "", hospital = "", hospitalId = "" }: SentFields): boolean {
  return near.trim() !== "" && hospital.trim() === "" && hospitalId === "";
}

async function answerListTo(context: AppLoadContext, texts: SentFields) {
  const { language } = context;
  const today = easternDay(context.clock.now());
  const read = readHouseholdForm(texts, today);
  const asked = readAskedPlace(language, context.gazetteer, texts.near ?? "");
  if (read.outcome === "read" && asked.outcome === "found") {
    const { household } = read;
    return data(await answerNear(language, context.db, asked, { household, texts, today }), {
      headers: neverKeep,
    });
  }
  context.form.isRefused = true;
  const problems = {
    ...(asked.outcome === "problem" ? { near: asked.problem } : {}),
    ...sayHouseholdProblems(language, read),
  };
  return data({ texts, problems, choices: [] }, { status: 422, headers: neverKeep });
}

async function answerTo(context: AppLoadContext, texts: SentFields) {
  const today = easternDay(context.clock.now());
  const read = readHouseholdForm(texts, today);
  const name = texts.hospital ?? "";
  const id = texts.idFor === name ? (texts.hospitalId ?? "") : "";
  const asked = await findAskedHospital(context.db, { id, name, state: texts.state ?? "" });
  if (read.outcome === "invalid" || (asked.outcome !== "found" && asked.outcome !== "state")) {
    context.form.isRefused = true;
    return data(
      {
        texts,
        problems: sayProblems(context.language, read, asked),
        choices: asked.outcome === "several" ? asked.choices.map(choiceOf) : [],
      },
      { status: 422, headers: neverKeep },
    );
  }
  return data(sayAnswer(context.language, asked, read, { texts, today }), { headers: neverKeep });
}

/** By the fields' names. */
function sayProblems(
  language: Language,
  read: ReadHousehold,
  asked: AskedHospital,
): Partial<Record<string, string>> {
  const { problems } = wordsIn(language).assistance;
  const said = Object.entries(sayHouseholdProblems(language, read));
  switch (asked.outcome) {
    case "several":
      return Object.fromEntries([["hospitalId", problems["hospital-which"]], ...said]);
    case "unknown":
      return Object.fromEntries([["hospital", problems["hospital-unknown"]], ...said]);
    case "missing":
      return Object.fromEntries([["hospital", problems["hospital-missing"]], ...said]);
    case "found":
    case "state":
      return Object.fromEntries(said);
  }
}

function sayHouseholdProblems(language: Language, read: ReadHousehold): Partial<Record<string, string>> {
  const { problems } = wordsIn(language).assistance;
  if (read.outcome === "read") return {};
  return Object.fromEntries(
    Object.entries(read.problems).map(([field, problem]) => [field, problems[problem]]),
  );
}

export type AssistanceAnswered = ReturnType<typeof sayAnswer>;
