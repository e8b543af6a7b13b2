import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { sendSealedFile } from "#app/platform/http/replies/send-sealed-file.server.ts";
import { maySee } from "../documents/get-own-bill.server.ts";
import { accountLoader } from "../frame/gate.server.ts";

/** GET /account/bills/{billId}/pages/{fileId}: the picture of a page. */
export const loader = accountLoader("any", async ({ context, params, access }) => {
  const { billId = "", fileId = "" } = params;
  const file = await keptBills.openFile(context, access.account, { id: billId, fileId, kind: "page" });
  if (!file || !maySee(access, file.state)) throw new Response(null, { status: 404 });
  return sendSealedFile(file, { contentType: "image/jpeg", disposition: "inline" });
});
