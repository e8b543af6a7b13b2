import { Readable } from "node:stream";
import { exportAccount } from "#app/domain/accounts/export/export-account.server.ts";
import { product } from "#app/domain/product.ts";
import { streamZip } from "#app/platform/files/zip-stream.server.ts";
import { accountLoader } from "../gate.server.ts";

/** GET /account/export/archive.zip: all of the account, packed while it is sent. */
export const loader = accountLoader("owner", async ({ context, access }) => {
  const now = context.clock.now();
  const archive = streamZip(await exportAccount(context, access.account), now);
  const fileName = `${product.name.toLowerCase()}-account-${now.toISOString().slice(0, 10)}.zip`;
  return new Response(Readable.toWeb(archive) as ReadableStream, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "X-Content-Type-Options": "nosniff",
    },
  });
});
