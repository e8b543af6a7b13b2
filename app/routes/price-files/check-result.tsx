import { formatCount } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import {
  sayCmsVerdict,
  sayGrade,
  sayGradePolicy,
  sayOurVerdict,
  sayPlace,
  sayPlacedProblem,
} from "#app/content/words/say-file-check.ts";
import { sayProblem } from "#app/content/words/say-price-file.ts";
import {
  areAtOdds,
  type CmsRemark,
  type FileCheck,
  type PlacedProblem,
} from "#app/domain/file-checks/file-check.ts";
import { gradeFile } from "#app/domain/file-checks/grade-file.ts";
import { say } from "#app/domain/language/say.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { badgeSvg } from "./badge-svg.ts";
import * as css from "./price-files.css.ts";

interface CheckResultProps {
  check: FileCheck;
  /** ISO day. */
  checkedOn: string;
}

/** What both readers found in a file: its grade first, then why, what to fix, and every place. */
export function CheckResult({ check, checkedOn }: CheckResultProps) {
  const language = useLanguage();
  const words = useWords().fileCheck;
  const given = gradeFile(check);
  const { header, mendFirst, cms } = check;
  return (
    <section className={css.part} aria-labelledby="result" data-grade={given.grade ?? "none"}>
      <h2 id="result">{say(language, words.resultOf, { file: check.fileName || words.yourFile })}</h2>
      <p className={css.answer}>
        <span className={css.figure}>{sayGrade(language, given)}</span>
        <span>{words.rules[given.rule]}</span>
      </p>
      <p>{sayOurVerdict(language, check)}</p>
      <p>{sayCmsVerdict(language, cms)}</p>
      {areAtOdds(check) ? <p>{words.disagree}</p> : null}
      {header ? (
        <p className={css.note}>
          {say(language, words.readAs, {
            hospital: header.hospitalName ?? words.unnamed,
            template: header.template,
            layout: words.layouts[header.layout],
          })}
        </p>
      ) : null}
      <p className={css.note}>{words.about}</p>
      {mendFirst.length > 0 ? (
        <>
          <h3>{words.mendFirst}</h3>
          <ol className={css.bullets}>
            {mendFirst.map(({ count, problem }) => (
              <li key={problem.rule}>
                {say(language, words.mendLine, { count, problem: sayPlacedProblem(language, problem) })}
              </li>
            ))}
          </ol>
        </>
      ) : null}
      <Problems problems={check.problems} />
      <Kinds check={check} />
      {cms.outcome === "no-verdict" ? null : <Remarks remarks={[...cms.errors, ...cms.alerts]} />}
      <Badge grade={sayGrade(language, given)} checkedOn={checkedOn} />
    </section>
  );
}

function Problems({ problems }: { problems: PlacedProblem[] }) {
  const language = useLanguage();
  const words = useWords();
  const { fileProblems } = words.priceFiles;
  if (problems.length === 0) return null;
  const numbered = problems.map((problem, index) => ({ ...problem, no: index + 1 }));
  return (
    <DataTable
      caption={words.fileCheck.shown}
      rows={numbered}
      keyOf={({ no }) => no}
      columns={[
        { heading: fileProblems.place, cell: (problem) => sayPlace(language, problem) },
        {
          heading: fileProblems.severity,
          cell: ({ severity }) => (
            <span className={severity === "error" ? css.error : css.warning}>{fileProblems[severity]}</span>
          ),
        },
        { heading: fileProblems.problem, cell: (problem) => sayProblem(language, problem) },
        ...(numbered.some(({ mend }) => mend !== null)
          ? [{ heading: words.fileCheck.write, cell: ({ mend }: PlacedProblem) => mend ?? "" }]
          : []),
      ]}
    />
  );
}

function Kinds({ check: { summary } }: { check: FileCheck }) {
  const language = useLanguage();
  const words = useWords();
  const { fileProblems } = words.priceFiles;
  if (summary.problemsByRule.length === 0) return null;
  return (
    <DataTable
      caption={words.fileCheck.byKind}
      rows={summary.problemsByRule}
      keyOf={({ rule }) => rule}
      isNarrow
      columns={[
        { heading: fileProblems.rule, cell: ({ rule }) => <code className={css.rule}>{rule}</code> },
        { heading: fileProblems.severity, cell: ({ severity }) => fileProblems[severity] },
        {
          heading: fileProblems.problems,
          isNumber: true,
          cell: ({ count }) => formatCount(language, count),
        },
      ]}
    />
  );
}

function Remarks({ remarks }: { remarks: CmsRemark[] }) {
  const words = useWords();
  if (remarks.length === 0) return null;
  const numbered = remarks.map((remark, index) => ({ ...remark, no: index + 1 }));
  return (
    <DataTable
      caption={words.fileCheck.cmsRemarks}
      rows={numbered}
      keyOf={({ no }) => no}
      columns={[
        { heading: words.priceFiles.fileProblems.place, cell: ({ path }) => path },
        { heading: words.priceFiles.fileProblems.problem, cell: ({ message }) => message },
      ]}
    />
  );
}

function Badge({ grade, checkedOn }: { grade: string; checkedOn: string }) {
  const language = useLanguage();
  const words = useWords().fileCheck.badge;
  const label = say(language, words.label, { day: checkedOn });
  const svg = badgeSvg(label, grade);
  return (
    <details>
      <summary>{words.heading}</summary>
      <p>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          alt={say(language, words.alt, { label, grade })}
        />
      </p>
      <p>{words.meaning}</p>
      <p className={css.command}>
        <code>{svg}</code>
      </p>
    </details>
  );
}

/** The rules that grades are given by. */
export function GradePolicy() {
  const { heading, lines } = sayGradePolicy(useLanguage());
  return (
    <section className={css.part} aria-labelledby="rules">
      <h2 id="rules">{useWords().fileCheck.policyHeading}</h2>
      <p>{heading}</p>
      <ol className={css.bullets}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  );
}
