export interface FileRules {
  /** At most this many files; null means any number. */
  maxFiles: number | null;
  /** Lower-case extensions without the dot; null means any type. */
  extensions: string[] | null;
  /** The largest file taken; null means any size. */
  maxBytes: number | null;
}

export interface FileRuleTexts {
  tooMany: (maxFiles: number) => string;
  wrongType: (extension: string) => string;
  tooLarge: string;
}

/** The first rule that these files break, in words for the person who chose them; null when all are fine. */
export function brokenRule(
  files: readonly Pick<File, "name" | "size">[],
  rules: FileRules,
  texts: FileRuleTexts,
): string | null {
  if (rules.maxFiles !== null && files.length > rules.maxFiles) return texts.tooMany(rules.maxFiles);
  for (const file of files) {
    const extension = extensionOf(file.name);
    if (rules.extensions && !rules.extensions.includes(extension)) return texts.wrongType(extension);
  }
  if (files.some((file) => rules.maxBytes !== null && file.size > rules.maxBytes)) return texts.tooLarge;
  return null;
}

/** 'scan.JPG' → 'jpg'; a name without a dot → ''. */
export function extensionOf(fileName: string): string {
  return /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
}
