import type { PublishedOutcomes } from "./find-published-outcomes.server.ts";

/** The published outcomes of one hospital as replies and files have them; the open data's dictionary says what each is. */
export function outcomesInJson(published: readonly PublishedOutcomes[]) {
  return published.map(({ subject, figures }) => ({
    subject,
    at_least: figures.atLeast,
    won_third: figures.wonThird,
    median_reduction_percent: figures.medianReductionPercent,
    median_days_to_answer: figures.medianDaysToAnswer,
  }));
}
