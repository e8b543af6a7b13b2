/** What PostgreSQL's programs are told: where programs lie, and none of the PG… variables of this process. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, NODE_ENV } = process.env;
  return { PATH, SystemRoot, TEMP, NODE_ENV, LC_ALL: "C" };
}
