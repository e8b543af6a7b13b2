import { expect, test } from "vitest";
import { readBlogQuery } from "./blog-query.ts";

const read = (query: string) => readBlogQuery(new Request(`https://site.example/blog${query}`));

test("title and description come from the address, the first of several", () => {
  expect(read("?title=On%20bills&title=b&description=Line%20by%20line")).toEqual({
    title: "On bills",
    description: "Line by line",
  });
});

test("what is missing or blank is empty", () => {
  expect(read("")).toEqual({ title: "", description: "" });
  expect(read("?title=%20%00%0A&description=")).toEqual({ title: "", description: "" });
});

test("control characters, half characters and changes of direction are left out", () => {
  expect(read("?title=a%00b%1Bc%0D%0Ad%E2%80%AEe%E2%80%A8f").title).toBe("a b c d e f");
});

test("long texts are cut to 120 and 300 characters, never inside one", () => {
  const { title, description } = read(`?title=${"😀".repeat(500)}&description=${"x".repeat(10_000)}`);
  expect(title).toBe("😀".repeat(120));
  expect(description).toBe("x".repeat(300));
});
