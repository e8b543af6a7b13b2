import { readdirSync } from "node:fs";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  test,
} from "../support/browser-test.ts";

const posts = readdirSync(new URL("../../app/content/blog/en", import.meta.url)).map(
  (file) => `/blog/${file.replace(/\.md$/, "")}`,
);
const texts = ["/team", "/learn-roadmap-process", "/privacy-policy", "/security", "/terms-and-conditions"];
const pages = ["/blog", ...posts, ...texts, "/old_landingpage"];

test("the texts meet WCAG 2.2 AA at 360 and 1280 px, in both themes, and fit the screen", async ({
  page,
  javaScriptEnabled,
}) => {
  for (const path of pages) {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    await expectNoSidewaysScroll(page);
    if (javaScriptEnabled) await expectAccessibleInBothThemes(page); // axe runs in the page
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNoSidewaysScroll(page);
    if (javaScriptEnabled) await expectAccessible(page);
  }
});

test("the blog leads to a post, its headings can be linked to, and it leads back", async ({ page }) => {
  await page.goto("/blog");
  await page.getByRole("link", { name: "How to read a hospital bill line by line" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "How to read a hospital bill line by line",
  );
  await page.goto(`${page.url()}#what-you-can-do-now`);
  await expect(page.getByRole("heading", { name: "What you can do now" })).toBeInViewport();
  await page.getByRole("link", { name: "All posts" }).click();
  await expect(page).toHaveURL("/blog");
});

test("a long title out of the address breaks within the screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/blog?title=${"W".repeat(200)}&description=${"m".repeat(400)}`);
  await expectNoSidewaysScroll(page);
});

test("a post that is not there says so and offers the others", async ({ page, complaints }) => {
  await page.goto("/blog/nowhere");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post not found");
  await page.getByRole("link", { name: "Compare like with like" }).click();
  await expect(page).toHaveURL("/blog/compare-like-with-like");
  complaints.length = 0; // the browser logs the 404
});
