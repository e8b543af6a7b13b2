import { create } from "content-disposition";
import { sayPacket, sayPictureHeading } from "#app/content/words/say-packet.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { papersFor } from "#app/domain/appeals/application/application-papers.ts";
import { drawPacket } from "#app/domain/appeals/application/draw-packet.server.ts";
import { gatherPapers } from "#app/domain/appeals/application/gather-papers.server.ts";
import { localeOf } from "#app/domain/language/locale-of.ts";
import { say } from "#app/domain/language/say.ts";
import { LETTER_LANGUAGE } from "#app/domain/letters/letter-language.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { accountLoader } from "../frame/gate.server.ts";
import { findApplication } from "./find-application.server.ts";

/** GET /account/appeals/{appealId}/application.pdf: cover, letter, household, list of documents and the documents, in one file to
 *  print or fax. */
export const loader = accountLoader("file-appeals", async ({ request, context, params, access }) => {
  const { language } = context;
  const { found, appealed, help } = await findApplication(context, access, params.appealId ?? "");
  const { application, documents, letters } = found.appeal;
  const letter = letters.at(-1)?.letter;
  if (!letter) throw new Response(null, { status: 404 });
  const { bill } = appealed.found;
  const gathered = await gatherPapers(context, access.account, { bill, documents }, request.signal);
  if (gathered.outcome === "busy") {
    const seconds = gathered.retryAfterSeconds;
    return new Response(say(language, wordsIn(language).assistanceApplication.one.print.busy, { seconds }), {
      status: 503,
      headers: { "Retry-After": String(seconds), "Content-Type": "text/plain; charset=utf-8" },
    });
  }
  const { papers, left } = gathered;
  const text = sayPacket(LETTER_LANGUAGE, {
    letter,
    application,
    wanted: papersFor(application, help.policy?.criteria ?? []),
    gathered: papers,
    left,
    phone: access.role === "authorised" ? null : appealed.desk.profile.phone,
    formUrl: help.policy?.applicationUrl ?? null,
  });
  const pictures = papers.flatMap(({ paper, pages }) =>
    pages.map((jpeg, index) => ({
      jpeg,
      heading: sayPictureHeading(LETTER_LANGUAGE, paper, index + 1, pages.length),
    })),
  );
  const { bytes } = await drawPacket(context.printFonts, text, pictures);
  const fileName = `financial-assistance-application-${appealed.desk.today}.pdf`;
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": create(fileName, { type: "attachment" }),
      "Content-Language": localeOf(LETTER_LANGUAGE),
      "Cache-Control": caching.neverAndPrivate,
    },
  });
});
