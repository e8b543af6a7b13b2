import { formatMonth } from "#app/domain/dates/format-month.ts";
import {
  COMPARED_GROUPS,
  COUNTED_GROUPS,
  type HospitalQuality,
} from "#app/domain/hospitals/traits/hospital-quality.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { useLanguage } from "../use-words.ts";
import { Stars, type StarWords } from "./stars.tsx";

const GROUPS = ["overall", ...COMPARED_GROUPS, ...COUNTED_GROUPS, "birthing"] as const;
type Group = (typeof GROUPS)[number];

interface QualityWords {
  heading: { one: string; several: string };
  caption: `${string}{hospitals}${string}`;
  measure: string;
  result: string;
  groups: Record<Group, { name: string; meaning: string }>;
  compared: `${string}{better}${string}{same}${string}{worse}${string}`;
  counted: Record<"one" | "other", `${string}{count}${string}`>;
  stars: StarWords;
  none: string;
  birthing: { yes: string; no: string };
  source: `${string}{month}${string}`;
  sourceUndated: string;
  meaning: string;
  details: `${string}{hospital}${string}`;
}

interface RatedHospital {
  shortId: string;
  /** Short enough for a column. */
  label: string;
  ccn: string | null;
  overallRating: number | null;
  quality: HospitalQuality | null;
}

interface QualityPartProps {
  /** One to four. */
  hospitals: readonly RatedHospital[];
  /** Their names in a text. */
  names: string;
  words: QualityWords;
}

/** What CMS says of the quality of hospitals, group by group, each with what it means; never one score with the price. */
export function QualityPart({ hospitals, names, words }: QualityPartProps) {
  const language = useLanguage();
  const columns: Column<Group>[] = [
    {
      heading: words.measure,
      cell: (group) => (
        <>
          {words.groups[group].name}
          <div className={stack.note}>{words.groups[group].meaning}</div>
        </>
      ),
    },
    ...hospitals.map(
      (hospital): Column<Group> => ({
        heading: hospitals.length > 1 ? hospital.label : words.result,
        cell: (group) => measureOf(language, group, hospital, words),
      }),
    ),
  ];
  const editions = new Set(hospitals.flatMap(({ quality }) => (quality ? [quality.edition] : [])));
  return (
    <section className={stack.part} aria-labelledby="quality">
      <h2 id="quality">{hospitals.length > 1 ? words.heading.several : words.heading.one}</h2>
      <DataTable
        caption={say(language, words.caption, { hospitals: names })}
        columns={columns}
        rows={[...GROUPS]}
        keyOf={(group) => group}
      />
      <p className={stack.note}>
        {[...editions]
          .map((month) =>
            month
              ? say(language, words.source, { month: formatMonth(language, month) })
              : words.sourceUndated,
          )
          .join(" ")}{" "}
        {words.meaning}
      </p>
      <ul className={stack.links}>
        {hospitals.map(({ shortId, label, ccn }) =>
          ccn ? (
            <li key={shortId}>
              <a href={`https://www.medicare.gov/care-compare/details/hospital/${ccn}`} rel="noreferrer">
                {say(language, words.details, { hospital: label })}
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}

function measureOf(
  language: Language,
  group: Group,
  { overallRating, quality }: RatedHospital,
  words: QualityWords,
) {
  switch (group) {
    case "overall":
      return <Stars rating={overallRating} words={words.stars} />;
    case "birthing":
      return quality === null
        ? words.none
        : quality.isBirthingFriendly
          ? words.birthing.yes
          : words.birthing.no;
    case "experience":
    case "timeliness": {
      const count = quality?.[group] ?? null;
      return count === null ? words.none : say(language, words.counted, { count });
    }
    default: {
      const compared = quality?.[group] ?? null;
      return compared === null ? words.none : say(language, words.compared, { ...compared });
    }
  }
}
