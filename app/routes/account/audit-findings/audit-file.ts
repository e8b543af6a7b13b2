import { auditReply } from "#app/content/audit-reply.server.ts";
import { findingRows, sayAudit } from "#app/content/words/say-audit.ts";
import { findingColumns } from "#app/domain/audits/finding-columns.ts";
import { keptAudits } from "#app/domain/audits/kept/kept-audits.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { isCsvAsked, tableFile } from "#app/platform/http/replies/table-file.server.ts";
import { openAppealDesk } from "../appeal-case/open-appeal-desk.server.ts";
import { accountLoader } from "../frame/gate.server.ts";
import { auditIdOf } from "./audit-id.ts";

const name = "bill-audit";

/** The findings of a kept audit as CSV, or all of it as JSON, as `POST /audit.json` answers. */
export const loader = accountLoader("view-bills", async ({ request, context, access }) => {
  const found = await keptAudits.find(context.db, access.account, auditIdOf(request));
  if (!found) throw new Response(null, { status: 404 });
  const { today } = await openAppealDesk(context, access);
  const frame = { ...found.kept.auditedBill, today };
  const file = isCsvAsked(request)
    ? tableFile(request, {
        name,
        about: {},
        columns: findingColumns,
        rows: findingRows(sayAudit(context.language, found.kept, frame)),
      })
    : Response.json(auditReply(context.language, found.kept, frame), {
        headers: { "Content-Disposition": `attachment; filename="${name}.json"` },
      });
  file.headers.set("Cache-Control", caching.neverAndPrivate);
  return file;
});
