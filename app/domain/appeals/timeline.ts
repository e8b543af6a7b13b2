import type { Appeal, AppealDocument, AppealStep, LetterVersion } from "./appeal.ts";

/** Something that happened to an appeal. `at`: the ISO time at which it was noted. */
export type TimelineEvent = { at: string } & (
  | { event: "begun" }
  | { event: "letter"; letter: LetterVersion }
  | { event: "document"; document: AppealDocument }
  | { event: "step"; step: AppealStep }
);

/** All that happened to an appeal, in the order in which it was noted. `createdAt`: ISO time. */
export function timelineOf({ letters, documents, steps }: Appeal, createdAt: string): TimelineEvent[] {
  const events: TimelineEvent[] = [
    { at: createdAt, event: "begun" },
    ...letters.map((letter) => ({ at: letter.writtenAt, event: "letter" as const, letter })),
    ...documents.map((document) => ({ at: document.addedAt, event: "document" as const, document })),
    ...steps.map((step) => ({ at: step.at, event: "step" as const, step })),
  ];
  return events.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
