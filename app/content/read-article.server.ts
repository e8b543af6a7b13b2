import { Marked } from "marked";
import { parse } from "yaml";
import { z } from "zod/v4";
import { FIGURE_NAMES, type FigureName } from "#app/domain/figures/figure.ts";
import { product } from "#app/domain/product.ts";

const FrontMatter = z
  .strictObject({
    title: z.string().min(1).max(90),
    description: z.string().min(60).max(300),
    keywords: z.string().min(1),
    /** The day it was published, and the day its words last changed. */
    date: z.iso.date(),
    updated: z.iso.date(),
    sources: z.array(z.strictObject({ label: z.string().min(1), url: z.url({ protocol: /^https$/ }) })),
  })
  .refine(({ date, updated }) => updated >= date, "updated is before date");

/** A stretch of a text as HTML, or what is drawn from the data there. */
type ArticlePart = { html: string } | { figure: FigureName };

/** A text of ours: what its front matter says, its file's name without folder and ending, and the text in its parts. */
export type Article = z.infer<typeof FrontMatter> & { slug: string; parts: ArticlePart[] };

/** Reads a Markdown file with YAML front matter. '{product}' is replaced by the product's name, and a line
 *  '::figure name' by a figure. Throws, with the file's name and the problem, if the front matter is missing or
 *  wrong, or if no figure has that name. */
export function readArticle(path: string, file: string): Article {
  const [, frontMatter, markdown] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(file.replaceAll("{product}", product.name)) ?? [];
  if (frontMatter === undefined || markdown === undefined) throw new Error(`${path} has no front matter.`);
  const read = FrontMatter.safeParse(parse(frontMatter));
  if (!read.success) throw new Error(`${path}: ${z.prettifyError(read.error)}`);
  const slug = path.slice(path.lastIndexOf("/") + 1).replace(/\.md$/, "");
  return { ...read.data, slug, parts: partsOf(path, markdown) };
}

/** The text as HTML without its figures. */
export function articleHtml({ parts }: Pick<Article, "parts">): string {
  return parts.map((part) => ("html" in part ? part.html : "")).join("");
}

/** The figures that a text asks for. */
export function figuresIn({ parts }: Pick<Article, "parts">): FigureName[] {
  return parts.flatMap((part) => ("figure" in part ? part.figure : []));
}

/** The pattern's group is every second piece. */
function partsOf(path: string, markdown: string): ArticlePart[] {
  return markdown.split(/^::figure(.*)$/m).flatMap((piece, index): ArticlePart | [] => {
    if (index % 2 === 1) return { figure: figureNamed(path, piece.trim()) };
    return piece.trim() === "" ? [] : { html: renderMarkdown(piece) };
  });
}

function figureNamed(path: string, written: string): FigureName {
  const name = FIGURE_NAMES.find((known) => known === written);
  if (name === undefined) throw new Error(`${path}: nobody draws a figure "${written}".`);
  return name;
}

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${headingId(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
  },
});

/** Our own markdown as HTML; each heading bears an id made of its words, so that a link can lead to it. */
function renderMarkdown(markdown: string): string {
  return marked.parse(markdown, { async: false });
}

function headingId(text: string): string {
  const words = text.toLowerCase().replace(/[’']/g, "");
  return words.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
