import type { GridRecord } from "../grid.ts";
import type { AmountRole } from "../kinds/amount-roles.ts";
import type { ChosenKinds } from "../kinds/choose-kinds.ts";

/** A table of amounts of which it is known what its columns hold. */
export interface ReadTable {
  roles: readonly AmountRole[];
  headings: readonly string[];
  records: readonly GridRecord[];
  /** Whether each amount has its label next to it, so that words next to amounts describe no service. */
  isLabelled: boolean;
  /** How well headings and equations speak for the reading. */
  proof: ChosenKinds;
}
