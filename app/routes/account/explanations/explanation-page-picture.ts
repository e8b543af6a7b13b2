import { keptExplanations } from "#app/domain/explanations/kept/kept-explanations.server.ts";
import { sendSealedFile } from "#app/platform/http/replies/send-sealed-file.server.ts";
import { maySee } from "../documents/get-own-bill.server.ts";
import { accountLoader } from "../frame/gate.server.ts";

/** GET /account/explanations/{explanationId}/pages/{fileId}: the picture of a page. */
export const loader = accountLoader("any", async ({ context, params, access }) => {
  const { explanationId = "", fileId = "" } = params;
  const of = { id: explanationId, fileId, kind: "page" as const };
  const file = await keptExplanations.openFile(context, access.account, of);
  if (!file || !maySee(access, file.state)) throw new Response(null, { status: 404 });
  return sendSealedFile(file, { contentType: "image/jpeg", disposition: "inline" });
});
