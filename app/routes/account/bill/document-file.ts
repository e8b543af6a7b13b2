import { create } from "content-disposition";
import { contentTypeOfFile } from "#app/domain/bills/kept/content-type-of-file.ts";
import { findKeptBill } from "#app/domain/bills/kept/find-kept-bill.server.ts";
import { openBillFile } from "#app/domain/bills/kept/open-bill-file.server.ts";
import { sendSealedFile } from "#app/platform/http/send-sealed-file.server.ts";
import { accountLoader } from "../gate.server.ts";
import { maySee } from "../get-own-bill.server.ts";

/** GET /account/bills/{billId}/files/{fileId}: a document as it was sent, to be saved. */
export const loader = accountLoader("any", async ({ context, params, access }) => {
  const { billId = "", fileId = "" } = params;
  const [found, file] = await Promise.all([
    findKeptBill(context.db, access.account, billId),
    openBillFile(context, access.account, { billId, fileId, kind: "document" }),
  ]);
  const document = found?.bill.documents.find((candidate) => candidate.fileId === fileId.toLowerCase());
  if (!file || !document || !maySee(access, file.billState)) throw new Response(null, { status: 404 });
  const disposition = create(document.name || "bill", { type: "attachment" });
  return sendSealedFile(file, { contentType: contentTypeOfFile[document.type], disposition });
});
