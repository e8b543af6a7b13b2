import type { CaseStep } from "#app/domain/cases/case-step.ts";

/** A step of a bill in words. */
export interface ShownStep {
  id: CaseStep["id"];
  state: CaseStep["state"];
  title: string;
  /** Why it stands as it does. */
  why: string;
  /** How long it takes. */
  minutes: string;
  /** By when; null: no day that we know. */
  lastDay: { sentence: string } | null;
}
