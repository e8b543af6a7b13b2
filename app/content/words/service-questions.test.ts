import { expect, test } from "vitest";
import { MEANINGS } from "#app/domain/services/everyday-words.ts";
import { serviceQuestions } from "./en/service-questions.ts";

test("every question that everyday words lead to has words, and so has each of its answers; no others have", () => {
  const asked = MEANINGS.flatMap((meaning) =>
    meaning.question === null
      ? []
      : [[meaning.question, meaning.choices.map(({ choice }) => choice).toSorted()] as const],
  );
  const worded = Object.entries(serviceQuestions).map(
    ([question, { choices }]) => [question, Object.keys(choices).toSorted()] as const,
  );
  expect(Object.fromEntries(worded)).toEqual(Object.fromEntries(asked));
});
