import { create } from "content-disposition";
import { sayLetterFrame } from "#app/content/words/say-letter-frame.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { dayInZone } from "#app/domain/dates/day-in-zone.ts";
import { localeOf } from "#app/domain/language/locale-of.ts";
import { drawLetter } from "#app/domain/letters/draw-letter.server.ts";
import { LETTER_LANGUAGE } from "#app/domain/letters/letter-language.ts";
import { plainLetter } from "#app/domain/letters/letter-text.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { openAppealDesk } from "../appeal-case/open-appeal-desk.server.ts";
import { accountLoader } from "../frame/gate.server.ts";
import { findLetter } from "./find-letter.server.ts";

/** GET /account/appeals/{appealId}/letter.pdf and .txt: a version of the letter, to be saved. `fax=yes`: the PDF with a
 *  cover. */
export const loader = accountLoader("file-appeals", async (args) => {
  const { request, context, access } = args;
  const { found, version } = await findLetter(args);
  if (!version) throw new Response(null, { status: 404 });
  const { pathname, searchParams } = new URL(request.url);
  const { profile, services } = await openAppealDesk(context, access);
  const { name } = wordsIn(args.context.language).letters.kinds[found.appeal.kind];
  const day = dayInZone(services.timeZone, new Date(version.writtenAt));
  const fileName = `${name.toLowerCase().replaceAll(" ", "-")}-${day}`;
  if (pathname.toLowerCase().endsWith(".txt")) {
    return attachment(plainLetter(version.letter), "text/plain; charset=utf-8", `${fileName}.txt`);
  }
  const isFax = searchParams.get("fax") === "yes";
  const phone = access.role === "authorised" ? null : profile.phone;
  const frame = sayLetterFrame(LETTER_LANGUAGE, version.letter, isFax ? { phone } : null);
  const { bytes } = await drawLetter(context.printFonts, version.letter, frame);
  return attachment(new Uint8Array(bytes), "application/pdf", `${fileName}${isFax ? "-fax" : ""}.pdf`);
});

function attachment(body: string | Uint8Array<ArrayBuffer>, contentType: string, fileName: string): Response {
  return new Response(body, {
    headers: {
      "Content-Type": contentType,
      "Content-Disposition": create(fileName, { type: "attachment" }),
      "Content-Language": localeOf(LETTER_LANGUAGE),
      "Cache-Control": caching.neverAndPrivate,
    },
  });
}
