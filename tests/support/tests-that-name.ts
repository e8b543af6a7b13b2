import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The HTTP and browser tests whose text has one of these addresses; of one with parameters ('/price-files/:id'), what is
 *  before them. */
export function testsThatName(addresses: readonly string[]): string[] {
  const patterns = addresses.map(patternOf);
  const files = ["tests/http", "tests/e2e"].flatMap((folder) =>
    readdirSync(folder).map((name) => path.posix.join(folder, name)),
  );
  return files.filter((file) => {
    if (!/\.(test|spec)\.ts$/.test(file)) return false;
    const text = readFileSync(file, "utf8");
    return patterns.some((pattern) => pattern.test(text));
  });
}

function patternOf(address: string): RegExp {
  const [fixed = ""] = address.split("/:");
  const hasParameters = fixed !== address;
  const letters = fixed.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&");
  return new RegExp(`["'\`]${letters}${hasParameters ? "/" : "[\"'`?#]"}`);
}
