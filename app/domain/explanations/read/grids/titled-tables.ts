import { isInside } from "#app/domain/reading/page/rows.ts";
import { sumOf } from "#app/domain/reading/sums/sum-of.ts";
import type { Notice } from "../facts/notice.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { centsOf } from "./cents-of.ts";
import type { ReadTable } from "./read-table.ts";
import { startsWithDay } from "./record-groups.ts";
import { titleOf } from "./title-of-table.ts";

const MIN_TITLED = 2;

/**
 * Tables of one row of amounts alone, each with the service that is named above its headings: a plan prints a row of figures for each
 * service, with a title over it. One such table alone may be the sums of a notice, and has none.
 */
export function withTitles(tables: readonly ReadTable[], notice: Notice): ReadTable[] {
  const titles = tables.map((table, index) =>
    addsUp(table, tables[index + 1]) ? [] : titleOf(table, notice),
  );
  return tables.map((table, index) => {
    const title = titles[index] ?? [];
    const [record] = table.records;
    const alike = tables.filter(
      ({ headings }, at) => headings === table.headings && (titles[at] ?? []).length > 0,
    );
    const isSure = title.some(namesDatedService) || alike.length >= MIN_TITLED;
    if (!record || title.length === 0 || !isSure) return table;
    return { ...table, isLabelled: true, records: [{ ...record, lines: [...title, ...record.lines] }] };
  });
}

/** "07/15/2025 Emergency visit": a row of a claim's facts has days, and no words. */
const namesDatedService = (line: ReadRow) =>
  line.days[0]?.start === 0 &&
  line.row.words.some(({ text }, index) => /^\p{L}{3}/u.test(text) && !isInside(line.days, index));

/** Whether a row of figures is the sum of the services in the table below it, and none itself. */
function addsUp({ records: [record, another], roles }: ReadTable, below: ReadTable | undefined): boolean {
  const billed = record && !another ? centsOf(record, roles, "billed") : null;
  if (!below || billed === null || !below.records.every(({ lines }) => lines.some(startsWithDay)))
    return false;
  const services = below.records.map((service) => centsOf(service, below.roles, "billed") ?? 0);
  return sumOf(services) === billed;
}
