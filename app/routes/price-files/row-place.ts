import type { MrfLayout } from "#app/domain/mrf/mrf-header.ts";
import { sourcePath } from "#app/domain/prices/source-place.ts";

type OfFile = { importId: number; layout: MrfLayout };

/** The row that an address asks for in `row`; null where it names none, or if it isn't a row number. */
export function readRow(request: Request): number | null {
  const text = new URL(request.url).searchParams.get("row") ?? "";
  return /^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : null;
}

/** A row's place as problems name it: 'row 12', '/standard_charge_information/12'. */
export function rowPlace(layout: MrfLayout, row: number): string {
  return layout === "json" ? `/standard_charge_information/${row}` : `row ${row}`;
}

/** The address of a row's page. */
export function rowPath({ importId, layout }: OfFile, row: number): string {
  return sourcePath(importId, rowPlace(layout, row));
}

/** Whether a place of a file is in a row, or an item, of it. */
export function isInRow(file: OfFile, row: number, place: string): boolean {
  return sourcePath(file.importId, place).split("#")[0] === rowPath(file, row);
}
