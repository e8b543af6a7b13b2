import { sayComplaints } from "#app/content/words/say-complaints.ts";
import {
  sayDebtRight,
  sayDisputedPeriods,
  sayFederalRights,
  sayPeriod,
  sayReadBriefly,
  sayRule,
} from "#app/content/words/say-debt-right.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { rightTopics } from "#app/domain/debt/debt-right.ts";
import {
  findDebtRights,
  findLimitationPeriods,
  type KnownRight,
  leadingRights,
} from "#app/domain/debt/debt-rights.ts";
import { federalTopics } from "#app/domain/debt/federal-rights.ts";
import type { LimitationPeriod } from "#app/domain/debt/limitation-periods.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";

/** All that a state's page says on a day (ISO). */
export function viewRights(
  language: Language,
  { state, name }: { state: string; name: string },
  day: string,
) {
  const words = wordsIn(language).rights;
  const rights = findDebtRights(state, day);
  const periods = findLimitationPeriods(state, day);
  const said = rights.map((right) => sayDebtRight(language, right));
  return {
    state,
    name,
    lead: rights.length > 0 ? sayLead(language, name, rights) : sayTimeLead(language, name, periods),
    topics: rightTopics.flatMap((topic) => {
      const ofTopic = said.filter((right) => right.topic === topic);
      return ofTopic.length === 0 ? [] : [{ topic, heading: words.topics[topic], rights: ofTopic }];
    }),
    periods: periods.map((period) => sayPeriod(language, period)),
    disputedPeriods: sayDisputedPeriods(language, state),
    federal: viewFederalRights(language),
    complaints: sayComplaints(language, state),
  };
}

/** The federal rules by whom they are about. */
export function viewFederalRights(language: Language) {
  const { topics, about } = wordsIn(language).rights.federal;
  const rights = sayFederalRights(language);
  return federalTopics.map((topic) => ({
    topic,
    heading: topics[topic],
    about: about[topic],
    rights: rights.filter((right) => right.topic === topic),
  }));
}

function sayLead(language: Language, state: string, rights: readonly KnownRight[]) {
  const leading = leadingRights(rights);
  const [first = rights[0], ...others] = leading;
  const rules = [first, ...others].flatMap((right) => (right ? [sayRule(language, right)] : []));
  return {
    text: say(language, wordsIn(language).rights.page.lead, { state, rule: rules.join(" ") }),
    notes: leading.map((right) => sayLeadNote(language, right)),
  };
}

function sayLeadNote(language: Language, right: KnownRight): string {
  const note = `${right.citation}: ${sayReadBriefly(language, right)}.`;
  return right.inForceFrom === null ? `${note} ${wordsIn(language).rights.inForce.unknown}` : note;
}

/** What leads where nothing but times to sue was read. */
function sayTimeLead(language: Language, state: string, periods: readonly LimitationPeriod[]) {
  const { timeLead, nothingElse, federalHolds } = wordsIn(language).rights.page;
  const nothing = `${say(language, nothingElse, { state })} ${federalHolds}`;
  const years = periods.map((period) => period.years);
  if (years.length === 0) return { text: nothing, notes: [] };
  const [least, most] = [Math.min(...years), Math.max(...years)];
  return {
    text:
      least === most
        ? say(language, timeLead.same, { state, years: least })
        : say(language, timeLead.range, { state, least, most }),
    notes: [nothing],
  };
}

export type ViewedRights = ReturnType<typeof viewRights>;
