import { sql } from "drizzle-orm";
import { type ListedCmsFile, listCmsFiles } from "#app/domain/cms-files/list-cms-files.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isFlag,
  isInteger,
  isNumber,
  isText,
  orNull,
  readRow,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";

interface CountedSources {
  /** The hospitals, prices and filings are fictional. */
  isSample: boolean;
  hospitals: number;
  /** Of the hospitals, those whose address and kind CMS's list gave. */
  listedHospitals: number;
  /** Price files whose prices are shown. */
  priceFiles: number;
  /** The newest date that one of them states, YYYY-MM-DD; null: none states one. */
  newestPriceFile: string | null;
  /** The bytes of all imported price files as they came, former ones too. */
  priceFileBytes: number;
  /** Current filings of financial assistance, and the newest end of their periods, YYYY-MM-DD. */
  filings: number;
  newestFiling: string | null;
}

/** What data a site holds, and of which day. */
export interface Sources extends CountedSources {
  rules: ListedCmsFile[];
}

const COUNTED: Shape<CountedSources> = {
  isSample: isFlag,
  hospitals: isInteger,
  listedHospitals: isInteger,
  priceFiles: isInteger,
  newestPriceFile: orNull(isText),
  priceFileBytes: isNumber,
  filings: isInteger,
  newestFiling: orNull(isText),
};

export async function readSources(db: Database): Promise<Sources> {
  const counted = await readRow(
    db,
    COUNTED,
    sql`
    select exists (select from hospitals where is_sample) as "isSample",
      (select count(*)::integer from hospitals) as "hospitals",
      (select count(*)::integer from hospitals where ccn is not null) as "listedHospitals",
      (select count(*)::integer from hospitals where current_import_id is not null) as "priceFiles",
      (select max(i.file_date)::text from hospitals h join imports i on i.import_id = h.current_import_id)
        as "newestPriceFile",
      (select coalesce(sum(size_bytes), 0)::float8 from imports) as "priceFileBytes",
      (select count(*)::integer from assistance_filings where is_current) as "filings",
      (select max(period_end)::text from assistance_filings where is_current) as "newestFiling"`,
  );
  return { ...counted, rules: await listCmsFiles(db) };
}
