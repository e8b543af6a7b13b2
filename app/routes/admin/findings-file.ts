import {
  type DisputedFinding,
  listDisputedFindings,
} from "#app/domain/audits/kept/disputed-findings.server.ts";
import type { TableColumn } from "#app/platform/http/replies/table-column.ts";
import { tableFile } from "#app/platform/http/replies/table-file.server.ts";
import { readFindingsQuery } from "./findings-query.ts";
import { deskLoader } from "./gate.server.ts";

/** The findings of /admin/findings as CSV, all of them, by the same filter. */
export const loader = deskLoader(async ({ request, context }) => {
  const { rule } = readFindingsQuery(request);
  const columns: TableColumn<DisputedFinding>[] = [
    { name: "disputed_on", of: (finding) => finding.disputedOn },
    { name: "rule", of: (finding) => finding.rule },
    { name: "kind", of: (finding) => finding.kind },
    { name: "edition", of: (finding) => finding.edition },
    { name: "reason", of: (finding) => finding.reason },
    { name: "comment", of: (finding) => finding.sharedComment },
  ];
  const all = await listDisputedFindings(context.db);
  const rows = all.filter((finding) => rule === null || finding.rule === rule);
  return tableFile(request, { name: "disputed-findings", about: { rule }, columns, rows });
});
