import type { DocumentKind } from "#app/domain/kept/kept-document.ts";
import type { PageBox } from "#app/domain/reading/values/printed-at.ts";

/** A place on a page's picture. `number` null: it shows only while its field has the focus. */
export interface Mark {
  /** The field's name, or 'line-7' for the whole line. */
  name: string;
  number: string | null;
  box: PageBox;
}

/** A page of a kept document as it is shown: its picture and what is marked on it. */
export interface ShownPage {
  address: string;
  kind: DocumentKind;
  widthPx: number;
  heightPx: number;
  marks: Mark[];
}
