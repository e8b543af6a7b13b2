import { CLI_LANGUAGE } from "#app/cli/cli-language.ts";
import {
  sayLeftOutReason,
  sayMissing,
  sayProblem,
  sayRefusal,
  sayRowsUnread,
} from "#app/content/words/say-price-file.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { AmountBalance } from "#app/domain/imports/amount-balance.ts";
import type { ImportResult } from "#app/domain/imports/import-found.server.ts";
import { say } from "#app/domain/language/say.ts";
import type { MrfSummary } from "#app/domain/mrf/mrf-event.ts";
import type { MrfHeader } from "#app/domain/mrf/mrf-header.ts";
import type { MrfProblem } from "#app/domain/mrf/mrf-problem.ts";
import type { CheckedFile } from "./check-price-files.ts";

/** What a line of JSON for a file holds; `outcome` is checked, imported, history, unchanged, refused or missing. */
type FileReport = {
  file: string;
  outcome: string;
  importId?: number;
  message?: string;
  hospital?: { hospitalId: number; name: string; state: string; isNew: boolean };
  charges?: number;
  negotiatedCharges?: number;
  prices?: number;
  services?: number;
  balance?: AmountBalance;
  header?: MrfHeader | null;
  summary?: MrfSummary | null;
  problems?: MrfProblem[];
  seconds: number;
};

/** Prints what became of each file, for people or as lines of JSON, and remembers whether any failed. */
export function openReporter({ json, shownProblems }: { json: boolean; shownProblems: number }) {
  const counts = new Map<string, number>();
  let rows = 0;
  let isAnyBad = false;

  function report(one: FileReport, isBad: boolean): void {
    isAnyBad ||= isBad;
    counts.set(one.outcome, (counts.get(one.outcome) ?? 0) + 1);
    rows += one.summary?.rows ?? 0;
    const problems = one.problems?.slice(0, shownProblems);
    console.log(json ? toJson({ ...one, problems }) : describe({ ...one, problems }));
  }

  return {
    checked(checked: CheckedFile): void {
      if (checked.summary === null) {
        report({ file: checked.fileName, outcome: "missing", message: checked.missing, seconds: 0 }, true);
        return;
      }
      const { fileName: file, header, summary, problems, seconds } = checked;
      report({ file, outcome: verdictOf(summary), header, summary, problems, seconds }, !summary.valid);
    },
    imported({ file, result, seconds }: ImportResult): void {
      if (result === null) {
        report(
          { file: file.target, outcome: "missing", message: sayMissing(CLI_LANGUAGE, file), seconds },
          true,
        );
      } else if (result.outcome === "unchanged") {
        const message = `The same bytes are import ${result.importId} of ${result.hospitalName} already.`;
        report(
          { file: file.fileName, outcome: "unchanged", importId: result.importId, message, seconds },
          false,
        );
      } else if (result.outcome === "refused") {
        const { refusal, header, summary, problems } = result;
        const message = sayRefusal(CLI_LANGUAGE, refusal);
        report(
          { file: file.fileName, outcome: "refused", message, header, summary, problems, seconds },
          true,
        );
      } else {
        const { importId, hospital, loaded, published, balance, header, summary, problems } = result;
        report(
          {
            file: file.fileName,
            outcome: result.isCurrent ? "imported" : "history",
            importId,
            hospital: {
              hospitalId: hospital.hospitalId,
              name: hospital.name,
              state: hospital.state,
              isNew: hospital.isNew,
            },
            charges: loaded.chargeCount,
            negotiatedCharges: loaded.negotiatedChargeCount,
            prices: published.priceCount,
            services: published.serviceCount,
            balance,
            header,
            summary,
            problems,
            seconds,
          },
          false,
        );
      }
    },
    /** The totals, where there was more than one file; for people only. */
    end(): void {
      const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
      if (json || total < 2) return;
      const parts = [...counts].map(([outcome, count]) => `${number(count)} ${outcome}`);
      console.log(`${number(total)} files: ${parts.join(", ")}; ${number(rows)} rows`);
    },
    failed: () => isAnyBad,
  };
}

/** Of a file's columns that were not read; its report has them all. */
const SHOWN_COLUMNS = 20;

const number = (value: number) => value.toLocaleString("en-US");

function toJson({ problems, ...report }: FileReport): string {
  const told = problems?.map((problem) => ({ ...problem, message: sayProblem(CLI_LANGUAGE, problem) }));
  return JSON.stringify({ ...report, problems: told });
}

function verdictOf(summary: MrfSummary): string {
  if (summary.valid) return "valid";
  return summary.outcome === "checked" ? "errors" : summary.outcome;
}

function describe(report: FileReport): string {
  const { hospital, header, summary, seconds } = report;
  const lines = [`${report.file}: ${report.outcome}${report.importId ? ` (import ${report.importId})` : ""}`];
  if (report.message) lines.push(`  ${report.message}`);
  if (header) {
    const name = hospital
      ? `${hospital.name}, ${hospital.state}`
      : (header.hospitalName ?? "no hospital name");
    const template = `template ${header.template} ${header.layout} (version "${header.version ?? ""}")`;
    lines.push(`  ${name}; ${template}; updated ${header.lastUpdatedOn ?? "unknown"}`);
  }
  if (summary) {
    lines.push(
      `  ${number(summary.rows)} rows, ${number(summary.rowsLeftOut)} left out; ${seconds.toFixed(1)} s, ` +
        `${number(Math.round(summary.rows / Math.max(seconds, 0.001)))} rows a second`,
    );
  }
  if (report.charges !== undefined) {
    lines.push(
      `  ${number(report.charges)} standard charges and ${number(report.negotiatedCharges ?? 0)} negotiated ones ` +
        `stored; ${number(report.prices ?? 0)} prices of ${number(report.services ?? 0)} services`,
    );
  }
  for (const problem of report.problems ?? []) {
    const { severity, place, rule } = problem;
    lines.push(`  ${severity} ${place} ${rule}: ${sayProblem(CLI_LANGUAGE, problem)}`);
  }
  for (const { count, rule, severity } of summary?.problemsByRule ?? [])
    lines.push(`  ${number(count)} × ${rule} (${severity})`);
  if (summary) lines.push(...describeAmounts(summary, report.balance).map((line) => `  ${line}`));
  return lines.join("\n");
}

/** What became of every amount; of a file that was only checked or refused, what was read and left out. */
function describeAmounts(summary: MrfSummary, balance: AmountBalance | undefined): string[] {
  const words = wordsIn(CLI_LANGUAGE).priceFiles.balance;
  const { readCount: read, unreadColumns } = summary.amounts;
  const reasons =
    balance?.leftOut ?? summary.amounts.leftOut.map(({ rule, count }) => ({ reason: rule, count }));
  const leftOut = reasons.reduce((sum, { count }) => sum + count, 0);
  const total = balance
    ? say(CLI_LANGUAGE, words.equation, {
        read,
        stored: balance.storedCount,
        merged: balance.mergedCount,
        leftOut,
      })
    : say(CLI_LANGUAGE, words.checked, { read, leftOut });
  return [
    total,
    ...reasons.map(
      ({ reason, count }) =>
        `  ${say(CLI_LANGUAGE, words.countLeftOut, { count, reason: sayLeftOutReason(CLI_LANGUAGE, reason) })}`,
    ),
    ...unreadColumns
      .slice(0, SHOWN_COLUMNS)
      .map(
        ({ place, name, cellCount }) =>
          `  ${say(CLI_LANGUAGE, words.unreadColumn, { place, name, count: cellCount })}`,
      ),
    ...sayRowsUnread(CLI_LANGUAGE, summary.problemsByRule),
  ];
}
