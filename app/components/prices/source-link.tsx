import type { ReactNode } from "react";
import { saySourcePlace } from "#app/domain/prices/say-source-place.ts";
import { sourcePath } from "#app/domain/prices/source-place.ts";
import { useLanguage, useWords } from "../use-words.ts";

interface SourceLinkProps {
  importId: number;
  /** 'row 12' of a CSV, '/standard_charge_information/3/standard_charges/0' of a JSON file. */
  place: string;
  /** What is heard where its text is short. */
  label?: string;
  /** Without it the place itself. */
  children?: ReactNode;
}

/** A link to the row of the price file that a number comes from. Search engines have no use for millions of rows. */
export function SourceLink({ importId, place, label, children }: SourceLinkProps) {
  const language = useLanguage();
  const { priceNames } = useWords();
  return (
    <a href={sourcePath(importId, place)} rel="nofollow" aria-label={label}>
      {children ?? saySourcePlace(language, priceNames, place)}
    </a>
  );
}
