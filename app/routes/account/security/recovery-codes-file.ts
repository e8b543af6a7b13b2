import { redirect } from "@remix-run/node";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import { product } from "#app/domain/product.ts";
import { accountLoader } from "../frame/gate.server.ts";
import { readNewCodes } from "./new-codes.server.ts";

/** The recovery codes that the page before shows, as a file to print or to keep. */
export const loader = accountLoader("owner", async ({ request, context, access: { account } }) => {
  const codes = await readNewCodes(context, request, account.accountId);
  if (!codes) throw redirect("/account/security/recovery-codes");
  const { fileName, lead } = wordsIn(context.language).accountSecurity.recovery;
  const heading = say(context.language, fileName, { product: product.name });
  const text = [heading, new URL(request.url).host, "", ...codes, "", lead, ""].join("\r\n");
  return new Response(text, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Disposition": `attachment; filename="${heading.toLowerCase().replaceAll(" ", "-")}.txt"`,
    },
  });
});
