const MAX_NAME_LENGTH = 80;

/** A name as a part of a path in an archive, for every system: letters and digits of any script, all else '-', with the
 *  file's ending; '' where nothing is left of it. */
export function archiveName(text: string): string {
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(text)?.[0] ?? "";
  return nameOf(text.slice(0, text.length - ending.length)) + ending.toLowerCase();
}

function nameOf(text: string): string {
  const words = text.normalize("NFC").match(/[\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*/gu) ?? [];
  return [...words.join("-")].slice(0, MAX_NAME_LENGTH).join("");
}

/** The folder of the nth bill, from 1: '12-harbor-hospital'. */
export function billFolder(number: number, provider: string | null): string {
  return folder("bills", number, provider);
}

/** The folder of the nth explanation of benefits, from 1: 'explanations/3-juniper-health'. */
export function explanationFolder(number: number, plan: string | null): string {
  return folder("explanations", number, plan);
}

function folder(of: string, number: number, name: string | null): string {
  return `${of}/${[number, nameOf((name ?? "").toLowerCase())].filter((part) => part !== "").join("-")}`;
}
