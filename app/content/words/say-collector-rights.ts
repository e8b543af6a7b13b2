import type { CaseState } from "#app/domain/cases/state-of-case.ts";
import { findDebtRights, rightsAgainstCollector } from "#app/domain/debt/debt-rights.ts";
import { rightsPath } from "#app/domain/debt/rights-path.ts";
import type { Language } from "#app/domain/language/language.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import { type SaidComplaint, sayComplaints } from "./say-complaints.ts";
import { sayDebtRight, sayFederalRights } from "./say-debt-right.ts";
import { wordsIn } from "./words.ts";

/** More are on the state's own page. */
const MAX_RULES = 4;

/** What a collector may and may not do about a bill. */
export interface SaidCollectorRights {
  heading: string;
  /** How we know the state. */
  basis: string;
  /** That no rule of the state was read; null: some were. */
  none: string | null;
  rules: { key: string; text: string; caution: string | null; citation: string; source: string }[];
  more: string;
  path: string;
}

/** The rules of a case's state on a day (ISO), and two federal ones. */
export function sayCollectorRights(
  language: Language,
  { state, from }: CaseState,
  day: string,
): SaidCollectorRights {
  const { story } = wordsIn(language).rights;
  const named = { state: nameOf(wordsIn(language).stateNames, state) };
  const ofState = rightsAgainstCollector(findDebtRights(state, day)).map((right) =>
    sayDebtRight(language, right),
  );
  const federal = sayFederalRights(language).filter(({ key }) => key === "time-barred" || key === "calls");
  return {
    heading: say(language, story.heading, named),
    basis: say(language, story.basis[from], named),
    none: ofState.length === 0 ? say(language, story.none, named) : null,
    rules: [...ofState.slice(0, MAX_RULES), ...federal.map((rule) => ({ ...rule, caution: null }))],
    more: say(language, story.more, named),
    path: rightsPath(state),
  };
}

/** Who sees to it that the rules of a case's state are kept. */
export interface SaidEnforcers {
  heading: string;
  /** What laws of the state say about who enforces them. */
  rules: { key: string; text: string; citation: string; source: string }[];
  complaints: SaidComplaint[];
  more: string;
  path: string;
}

/** Whom to tell that a collector (`isCollected`), or else a provider, keeps no rule, on a day (ISO). */
export function sayEnforcers(
  language: Language,
  { state, isCollected }: { state: string; isCollected: boolean },
  day: string,
): SaidEnforcers {
  const { story } = wordsIn(language).rights;
  const named = { state: nameOf(wordsIn(language).stateNames, state) };
  return {
    heading: say(language, story.callHeading, named),
    rules: findDebtRights(state, day)
      .filter(({ topic }) => topic === "enforcer")
      .map((right) => sayDebtRight(language, right)),
    complaints: sayComplaints(language, state).filter(
      ({ kind }) => kind === "collector" || (kind === "surprise" && !isCollected),
    ),
    more: say(language, story.more, named),
    path: rightsPath(state),
  };
}
