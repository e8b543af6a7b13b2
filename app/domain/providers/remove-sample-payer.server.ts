import type pg from "pg";

/** Removes the fictional payer with its files and providers: real ones take their place. */
export async function removeSamplePayer(client: pg.ClientBase): Promise<void> {
  await client.query("delete from payer_file_plans where is_sample");
  await client.query("delete from payer_files where is_sample");
  const { rowCount } = await client.query("delete from providers where is_sample");
  if (rowCount) await client.query("delete from provider_files where is_sample");
}
