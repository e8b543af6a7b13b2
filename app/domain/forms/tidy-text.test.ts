import { expect, test } from "vitest";
import { tidyLine, tidyParagraphs } from "./tidy-text.ts";

test("a line loses what a terminal obeys, a database refuses or nobody sees, and keeps every letter", () => {
  expect(tidyLine(" a\0b\x1b[31m \u009b\t c\r\n d\ud800 ")).toBe("a b [31m c d");
  expect(tidyLine("\u202eevil\u202c \u200b\ufeff")).toBe("evil");
  expect(tidyLine("Búsqueda en español 👩‍⚕️ <b>")).toBe("Búsqueda en español 👩‍⚕️ <b>");
});

test("paragraphs stay apart, by one empty line at most", () => {
  expect(tidyParagraphs("\r\n one \r\n two\r\r\n \n\n\n three\0 \n")).toBe("one\ntwo\n\nthree");
});
