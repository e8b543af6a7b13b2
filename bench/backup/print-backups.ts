import { execFileSync } from "node:child_process";

type Info = {
  backup: { type: string; info: { size: number; delta: number; repository: { delta: number } } }[];
}[];

/** Prints the size of each backup by pgBackRest's own `info`, and of the repository with the log in it. */
export function printBackups(infoJson: string, repository: string): void {
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  for (const { type, info } of (JSON.parse(infoJson) as Info)[0]!.backup) {
    console.log(
      `${type}: the database has ${megabytes(info.size)}, read ${megabytes(info.delta)}, written ${megabytes(info.repository.delta)}`,
    );
  }
  const [bytes] = execFileSync("du", ["-sb", repository], { encoding: "utf8" }).split("\t");
  console.log(`the repository, with the log: ${megabytes(Number(bytes))}`);
}
