import type { LoaderFunctionArgs } from "@remix-run/node";
import { listRecentUploads } from "#app/domain/bills/sharing/list-recent-uploads.server.ts";
import { inDollars } from "#app/domain/money/in-dollars.ts";

/** GET /ocr/get_recent_uploads: the ten newest shared bills, newest first; amounts in US dollars, null for not read. */
export async function loader({ context }: LoaderFunctionArgs) {
  const uploads = await listRecentUploads(context.db);
  return Response.json(
    {
      data: {
        recent_uploads: uploads.map((upload) => ({
          hospital_name: upload.hospitalName,
          invoice_date: upload.invoiceDate,
          total_amount: inDollars(upload.totalCents),
          timestamp: upload.uploadedAt,
        })),
      },
    },
    { headers: { "Access-Control-Allow-Origin": "*", "Cache-Control": "no-cache" } },
  );
}
