import type { AppLoadContext } from "@remix-run/node";
import { sayContracted } from "#app/content/words/say-contracted.ts";
import { listContractedLines } from "#app/domain/explanations/contracted/list-contracted-lines.server.ts";
import type { FoundExplanation } from "#app/domain/explanations/kept/kept-explanation.ts";
import { hasRatedPlans } from "#app/domain/payer-files/ask/find-plan.server.ts";

const MAX_SHOWN_LINES = 100;

/** What the plan's published files say of the lines, questions for the plan first. "unknown": its plan or providers are not
 *  known, or the plan isn't loaded. Null: no one has checked the explanation yet, or no plan is loaded. */
export async function viewContracted(
  { readDb, gazetteer, language }: AppLoadContext,
  { state, kept }: FoundExplanation,
) {
  if (state !== "kept") return null;
  const lines = await listContractedLines({ db: readDb, gazetteer }, [kept.explanation]);
  const plan = lines[0]?.plan ?? null;
  if (plan === null) {
    return (await hasRatedPlans(readDb)) ? { state: "unknown" as const } : null;
  }
  const isQuestion = ({ result }: (typeof lines)[number]) => result.outcome === "above";
  const inOrder = [...lines.filter(isQuestion), ...lines.filter((line) => !isQuestion(line))];
  return {
    state: "compared" as const,
    plan: { name: plan.name, path: `/plans/${plan.idType}-${plan.planId}` },
    questionCount: lines.filter(isQuestion).length,
    isCompared: lines.some(({ result }) => "rate" in result),
    lines: inOrder.slice(0, MAX_SHOWN_LINES).map((line) => ({
      key: `${line.claimIndex} ${line.lineIndex}`,
      ...sayContracted(language, line),
    })),
  };
}

export type ViewedContracted = NonNullable<Awaited<ReturnType<typeof viewContracted>>>;
