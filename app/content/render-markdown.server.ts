import { Marked } from "marked";

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${headingId(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
  },
});

/** Our own markdown as HTML; each heading bears an id made of its words, so that a link can lead to it. */
export function renderMarkdown(markdown: string): string {
  return marked.parse(markdown, { async: false });
}

function headingId(text: string): string {
  const words = text.toLowerCase().replace(/[’']/g, "");
  return words.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
