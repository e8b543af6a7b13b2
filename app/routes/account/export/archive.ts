import { Readable } from "node:stream";
import { sayLetterFrame } from "#app/content/words/say-letter-frame.ts";
import { exportAccount } from "#app/domain/accounts/export/export-account.server.ts";
import { drawLetter } from "#app/domain/letters/draw-letter.server.ts";
import { LETTER_LANGUAGE } from "#app/domain/letters/letter-language.ts";
import type { LetterText } from "#app/domain/letters/letter-text.ts";
import { product } from "#app/domain/product.ts";
import { streamZip } from "#app/platform/files/zip-stream.server.ts";
import { accountLoader } from "../frame/gate.server.ts";

/** GET /account/export/archive.zip: all of the account, packed while it is sent. */
export const loader = accountLoader("owner", async ({ context, access }) => {
  const drawAsPdf = async (letter: LetterText) =>
    (await drawLetter(context.printFonts, letter, sayLetterFrame(LETTER_LANGUAGE, letter, null))).bytes;
  const now = context.clock.now();
  const entries = await exportAccount({ ...context, drawLetter: drawAsPdf }, access.account);
  const archive = streamZip(entries, now);
  const fileName = `${product.name.toLowerCase()}-account-${now.toISOString().slice(0, 10)}.zip`;
  return new Response(Readable.toWeb(archive) as ReadableStream, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "X-Content-Type-Options": "nosniff",
    },
  });
});
