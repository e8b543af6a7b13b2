import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { dollars } from "#app/domain/money/dollars.ts";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { isPlaceholderAmount } from "./placeholder-amount.ts";

const database = databaseForTests();

test.each([
  0.01, 999_998, 999_999, 999_999.99, 1_000_000, 9_999_999, 9_999_999.99, 99_999_998.99, 99_999_999,
  999_999_999,
])("%d is a placeholder where the database says so", async (amount) => {
  const { rows } = await database.db.execute<{ price: string | null }>(
    sql`select as_price(${amount}::numeric) as price`,
  );
  expect(isPlaceholderAmount(dollars(String(amount)))).toBe(rows[0]?.price === null);
});
