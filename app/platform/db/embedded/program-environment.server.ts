/** The environment of PostgreSQL's programs: the path to programs, and none of this process's PG… variables. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, NODE_ENV } = process.env;
  return { PATH, SystemRoot, TEMP, NODE_ENV, LC_ALL: "C" };
}
