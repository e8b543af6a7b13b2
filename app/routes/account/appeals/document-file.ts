import { create } from "content-disposition";
import { openAppealDocument } from "#app/domain/appeals/appeal-documents.server.ts";
import { contentTypeOfFile } from "#app/domain/bills/kept/content-type-of-file.ts";
import { sendSealedFile } from "#app/platform/http/replies/send-sealed-file.server.ts";
import { accountLoader } from "../frame/gate.server.ts";

/** GET /account/appeals/{appealId}/documents/{fileId}: a document as it was sent, to be saved. */
export const loader = accountLoader("file-appeals", async ({ context, params, access }) => {
  const { appealId = "", fileId = "" } = params;
  const file = await openAppealDocument(context, access.account, { appealId, fileId });
  if (!file) throw new Response(null, { status: 404 });
  const { name, type } = file.document;
  const disposition = create(name || "document", { type: "attachment" });
  return sendSealedFile(file, { contentType: contentTypeOfFile[type], disposition });
});
