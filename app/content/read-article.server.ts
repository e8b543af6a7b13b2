import { parse } from "yaml";
import { z } from "zod/v4";
import { product } from "#app/domain/product.ts";
import { renderMarkdown } from "./render-markdown.server.ts";

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

/** A text of ours: what its front matter says, its file's name without folder and ending, and the text as HTML. */
export type Article = z.infer<typeof FrontMatter> & { slug: string; html: string };

/** Reads a markdown file with YAML front matter; '{product}' stands for the product's name. Throws, with the file's
 *  name and what is wrong, where the front matter is missing or not as it must be. */
export function readArticle(path: string, file: string): Article {
  const [, frontMatter, markdown] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(file.replaceAll("{product}", product.name)) ?? [];
  if (frontMatter === undefined || markdown === undefined) throw new Error(`${path} has no front matter.`);
  const read = FrontMatter.safeParse(parse(frontMatter));
  if (!read.success) throw new Error(`${path}: ${z.prettifyError(read.error)}`);
  const slug = path.slice(path.lastIndexOf("/") + 1).replace(/\.md$/, "");
  return { ...read.data, slug, html: renderMarkdown(markdown) };
}
