const maxTitleCharacters = 120;
const maxDescriptionCharacters = 300;

/** The blog's title and description as its address gives them; '' where it gives none. */
export interface BlogQuery {
  title: string;
  description: string;
}

/** Reads `title` and `description` of the address: on one line each, without characters that control a screen or the
 *  direction of writing, and cut to 120 and 300 characters. */
export function readBlogQuery(request: Request): BlogQuery {
  const query = new URL(request.url).searchParams;
  return {
    title: plainLine(query.get("title"), maxTitleCharacters),
    description: plainLine(query.get("description"), maxDescriptionCharacters),
  };
}

function plainLine(text: string | null, maxCharacters: number): string {
  const plain = (text ?? "").replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, " ").trim();
  return [...plain].slice(0, maxCharacters).join("").trim();
}
