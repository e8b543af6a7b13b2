import { data } from "@remix-run/node";
import { findSourceRow } from "#app/domain/charges/find-source-row.server.ts";
import type { ImportReport } from "#app/domain/imports/list-imports.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { replyWhere } from "./pages-of-list.ts";
import { isInRow } from "./row-place.ts";

/** What is known of a row of an imported file; 404 where nothing is. */
export async function loadRow(db: Database, { problems, ...file }: ImportReport, row: number) {
  const { hospitalId, importId } = file;
  const charges = await findSourceRow(db, { hospitalId, importId, row });
  const ofRow = problems.filter(({ place }) => isInRow(file, row, place));
  return data(
    { kind: "row" as const, file, row, charges, problems: ofRow, keptProblemCount: problems.length },
    replyWhere(charges.length > 0 || ofRow.length > 0),
  );
}
