import { create } from "content-disposition";
import { contentTypeOfFile } from "#app/domain/bills/kept/content-type-of-file.ts";
import { keptExplanations } from "#app/domain/explanations/kept/kept-explanations.server.ts";
import { sendSealedFile } from "#app/platform/http/replies/send-sealed-file.server.ts";
import { maySee } from "../documents/get-own-bill.server.ts";
import { accountLoader } from "../frame/gate.server.ts";

/** GET /account/explanations/{explanationId}/files/{fileId}: a document as it was sent, to be saved. */
export const loader = accountLoader("any", async ({ context, params, access }) => {
  const { explanationId = "", fileId = "" } = params;
  const [found, file] = await Promise.all([
    keptExplanations.find(context.db, access.account, explanationId),
    keptExplanations.openFile(context, access.account, { id: explanationId, fileId, kind: "document" }),
  ]);
  const document = found?.kept.documents.find((candidate) => candidate.fileId === fileId.toLowerCase());
  if (!file || !document || !maySee(access, file.state)) throw new Response(null, { status: 404 });
  const disposition = create(document.name || "explanation", { type: "attachment" });
  return sendSealedFile(file, { contentType: contentTypeOfFile[document.type], disposition });
});
