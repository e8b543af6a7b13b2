import { describe, expect, test } from "vitest";
import { patientsGrade, readingGrade } from "../../tests/support/reading-grade.ts";
import { blogPosts } from "./blog-posts.server.ts";
import { articleHtml } from "./read-article.server.ts";
import { textPages } from "./text-pages.server.ts";

describe("what patients read", () => {
  test.each(
    [...blogPosts("en"), ...textPages("en")].map((article) => [article.slug, articleHtml(article)]),
  )("%s is written for the ninth grade or below", (_slug, html) => {
    expect(readingGrade(html)).toBeLessThanOrEqual(patientsGrade);
  });
});

describe("the measure", () => {
  const short = "<p>You may ask for the bill. They have to send it. It is free.</p>";
  const long =
    "<p>Notwithstanding preceding stipulations, organizations administering reimbursement methodologies necessarily anticipate considerable administrative documentation requirements regarding individual beneficiaries.</p>";

  test("tells plain sentences from those of an office", () => {
    expect(readingGrade(short.repeat(10))).toBeLessThan(3);
    expect(readingGrade(long.repeat(10))).toBeGreaterThan(20);
  });

  test("leaves out headings and tables, and counts a list in a list once", () => {
    const list = "<ul><li><p>You may ask for it.</p></li></ul>";
    const noise = `<h2>Organizational responsibilities</h2><table><tr><td>Reimbursement</td></tr></table>`;
    expect(readingGrade((list + noise).repeat(30))).toBe(
      readingGrade("<p>You may ask for it.</p>".repeat(30)),
    );
  });

  test("does not judge a handful of words", () => {
    expect(() => readingGrade(short)).toThrow("too few");
  });
});
