import { sql } from "drizzle-orm";
import { typedText } from "#app/domain/hospitals/names/typed-text.ts";
import { editDistance } from "#app/domain/language/edit-distance.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { payersMeantBy } from "./payers-meant-by.ts";

type KnownPayer = { id: number; name: string };

const MIN_BEGINNING_LENGTH = 3;
const MIN_MISSPELT_LENGTH = 5;

/** The payers that a name means: as pages or hospitals write it, as people call it ('United', 'BCBS'), its beginning, else
 *  one spelt nearly so. */
export async function findPayerIds(db: Database, name: string): Promise<number[]> {
  const text = typedText(name);
  const meant = payersMeantBy(text);
  const rows = await readRows<KnownPayer & { rank: number }>(
    db,
    { id: isInteger, name: isText, rank: isInteger },
    sql`
    select payer_id as id, name, 1 as rank from payers where lower(name) = lower(${text}) or name ~* ${meant}
    union select payer_id, name, 1 from payer_names join payers using (payer_id)
      where lower(written_name) = lower(${text})
    union select payer_id, name, 2 from payers where starts_with(lower(name), lower(${text}))`,
  );
  const exact = rows.filter(({ rank }) => rank === 1);
  const isBeginning = text.length >= MIN_BEGINNING_LENGTH;
  const found = exact.length > 0 ? exact : isBeginning ? rows : [];
  return found.length > 0 ? found.map(({ id }) => id) : findMisspelt(db, text.toLowerCase());
}

async function findMisspelt(db: Database, text: string): Promise<number[]> {
  if (text.length < MIN_MISSPELT_LENGTH) return [];
  const payers = await readRows<KnownPayer>(
    db,
    { id: isInteger, name: isText },
    sql`select payer_id as id, name from payers where lower(left(name, 1)) = ${text[0]}`,
  );
  const isAlike = ({ name }: KnownPayer) => {
    const [firstWord = name] = name.split(" ");
    return [name, firstWord].some((spelt) => editDistance(text, spelt.toLowerCase(), 2) <= 2);
  };
  return payers.filter(isAlike).map(({ id }) => id);
}
