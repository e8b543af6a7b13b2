import { sumAmountBalances } from "#app/domain/imports/sum-amount-balances.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { readOrNull } from "#app/platform/log/read-or-null.ts";
import type { Figure, FigureName, WhatBecameOfAmounts } from "./figure.ts";
import { readKindsOfPrice, readPartsOfOneService, readSpreadOfOneService } from "./service-figures.server.ts";

/** The figures that a text asks for; `isWhole`: each could be read. */
export type ReadFigures = { figures: Figure[]; isWhole: boolean };

/** The data of these figures. One without data, or that cannot be read, is left out: its text says what it says without
 *  it. */
export async function readFigures(db: Database, names: readonly FigureName[]): Promise<ReadFigures> {
  const read = await Promise.all(
    names.map((name) =>
      readOrNull(
        `The figure ${name}`,
        readers[name](db).then((figure) => ({ figure })),
      ),
    ),
  );
  return {
    figures: read.flatMap((found) => found?.figure ?? []),
    isWhole: read.every((found) => found !== null),
  };
}

const readers: { readonly [Name in FigureName]: (db: Database) => Promise<Figure | null> } = {
  "kinds-of-price": readKindsOfPrice,
  "spread-of-one-service": readSpreadOfOneService,
  "parts-of-one-service": readPartsOfOneService,
  "what-became-of-amounts": readWhatBecameOfAmounts,
};

async function readWhatBecameOfAmounts(db: Database): Promise<WhatBecameOfAmounts | null> {
  const summed = await sumAmountBalances(db);
  return summed && { name: "what-became-of-amounts", ...summed };
}
