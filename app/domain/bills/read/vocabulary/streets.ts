import type { Phrase } from "#app/domain/reading/labels/phrases.ts";
import { listPhrases } from "#app/domain/reading/labels/phrases.ts";

/** What tells an address by itself. */
export const streets: readonly Phrase[] =
  listPhrases(`apartado|apt|avenida|avenue|blvd|boulevard|calle|drive|highway|hwy|lane|p(.)( )o(.)( )box|parkway|pkwy|
    road|route|street`);

/** What tells one behind a house number. */
export const shortStreets: readonly Phrase[] = listPhrases(
  `ave|blvd|cir|ct|dr|hwy|ln|loop|pike|pkwy|pl|plaza|rd|row|sq|st|ter|trl|way`,
);
