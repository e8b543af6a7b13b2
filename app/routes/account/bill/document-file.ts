import { create } from "content-disposition";
import { contentTypeOfFile } from "#app/domain/bills/kept/content-type-of-file.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { sendSealedFile } from "#app/platform/http/replies/send-sealed-file.server.ts";
import { maySee } from "../documents/get-own-bill.server.ts";
import { accountLoader } from "../frame/gate.server.ts";

/** GET /account/bills/{billId}/files/{fileId}: a document as it was sent, to be saved. */
export const loader = accountLoader("any", async ({ context, params, access }) => {
  const { billId = "", fileId = "" } = params;
  const [found, file] = await Promise.all([
    keptBills.find(context.db, access.account, billId),
    keptBills.openFile(context, access.account, { id: billId, fileId, kind: "document" }),
  ]);
  const document = found?.bill.documents.find((candidate) => candidate.fileId === fileId.toLowerCase());
  if (!file || !document || !maySee(access, file.state)) throw new Response(null, { status: 404 });
  const disposition = create(document.name || "bill", { type: "attachment" });
  return sendSealedFile(file, { contentType: contentTypeOfFile[document.type], disposition });
});
