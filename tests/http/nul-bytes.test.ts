import { text } from "node:stream/consumers";
import { createElement } from "react";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { withoutNulBytes } from "#app/platform/http/bodies/without-nul-bytes.server.ts";

test.each(["é", "€", "😀"])("a page comes whole wherever React's pieces end around %s", async (character) => {
  for (let before = 0; before <= 2048; before++) {
    const page = createElement("main", { title: "x".repeat(before % 600) }, [
      ..."x".repeat(Math.floor(before / 600)),
      ...Array.from({ length: 20 }, (_, row) => createElement("p", { key: row }, character.repeat(40 + row))),
    ]);
    const { pipe } = renderToPipeableStream(page);
    const sent = await text(pipe(withoutNulBytes()));
    expect(sent.replaceAll("<!-- -->", "")).toBe(renderToStaticMarkup(page));
  }
});
