import type { CaseStep } from "#app/domain/cases/case-step.ts";

/** A step of a bill in words. */
export interface ShownStep {
  id: CaseStep["id"];
  state: CaseStep["state"];
  title: string;
  /** The reason for its status. */
  why: string;
  /** How long it takes. */
  minutes: string;
  /** The deadline; null: none that we know. */
  lastDay: { sentence: string } | null;
}
