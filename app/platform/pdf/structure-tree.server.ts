import { type PDFDict, type PDFDocument, PDFName, PDFNumber, type PDFPage, type PDFRef } from "pdf-lib";
import type { PrintedRole } from "./printed-document.ts";

const TYPES: Record<PrintedRole, string> = { heading: "H1", paragraph: "P", item: "LI" };

/** Pieces of a block: the marked contents of a page that belong to it. */
interface StructureElement {
  role: PrintedRole;
  contents: { page: PDFPage; contentId: number }[];
}

/** Says in which order a document is read and what each piece is (PDF 1.7, 14.7). */
export interface StructureTree {
  /** A new block, to which `addContent` adds. */
  begin(role: PrintedRole): void;
  /** The number under which the next piece of the block stands on the page. */
  addContent(page: PDFPage): number;
  /** Writes the tree into the document, once all is drawn. */
  write(): void;
}

export function openStructureTree(pdf: PDFDocument): StructureTree {
  const elements: StructureElement[] = [];
  const counts = new Map<PDFPage, number>();
  return {
    begin(role) {
      elements.push({ role, contents: [] });
    },
    addContent(page) {
      const contentId = counts.get(page) ?? 0;
      counts.set(page, contentId + 1);
      const element = elements.at(-1);
      if (!element) throw new Error("A piece is drawn before any block began.");
      element.contents.push({ page, contentId });
      return contentId;
    },
    write: () => writeTree(pdf, elements),
  };
}

function writeTree(pdf: PDFDocument, elements: readonly StructureElement[]): void {
  const { context } = pdf;
  const pages = pdf.getPages().map((page) => ({ page, parents: [] as PDFRef[] }));
  const parentsOf = new Map(pages.map(({ page, parents }) => [page, parents]));
  const assign = (ref: PDFRef, type: string, parent: PDFRef, kids: readonly (PDFRef | PDFDict)[]) =>
    context.assign(ref, context.obj({ Type: "StructElem", S: type, P: parent, K: [...kids] }));
  const writeElement = ({ role, contents }: StructureElement, parent: PDFRef): PDFRef => {
    const ref = context.nextRef();
    const marked = contents.map(({ page, contentId }) => {
      const parents = parentsOf.get(page);
      if (!parents) throw new Error("A piece of a block stands on a page that is not in the document.");
      parents[contentId] = ref;
      return context.obj({ Type: "MCR", Pg: page.ref, MCID: contentId });
    });
    assign(ref, role === "item" ? "LBody" : TYPES[role], parent, marked);
    return ref;
  };

  const [root, document] = [context.nextRef(), context.nextRef()];
  const kids = groupItems(elements).map((group) => {
    const [first] = group;
    if (first.role !== "item") return writeElement(first, document);
    const list = context.nextRef();
    const items = group.map((element) => {
      const item = context.nextRef();
      assign(item, TYPES.item, list, [writeElement(element, item)]);
      return item;
    });
    assign(list, "L", document, items);
    return list;
  });
  assign(document, "Document", root, kids);

  const numbers = pages.flatMap(({ page, parents }, index) => {
    page.node.set(PDFName.of("StructParents"), PDFNumber.of(index));
    return [PDFNumber.of(index), context.register(context.obj(parents))];
  });
  const parentTree = context.register(context.obj({ Nums: numbers }));
  context.assign(
    root,
    context.obj({
      Type: "StructTreeRoot",
      K: [document],
      ParentTree: parentTree,
      ParentTreeNextKey: pdf.getPageCount(),
    }),
  );
  pdf.catalog.set(PDFName.of("StructTreeRoot"), root);
  pdf.catalog.set(PDFName.of("MarkInfo"), context.obj({ Marked: true }));
}

type ElementGroup = [StructureElement, ...StructureElement[]];

/** Items that follow each other are one list. */
function groupItems(elements: readonly StructureElement[]): ElementGroup[] {
  const groups: ElementGroup[] = [];
  for (const element of elements) {
    const last = groups.at(-1);
    if (element.role === "item" && last?.[0].role === "item") last.push(element);
    else groups.push([element]);
  }
  return groups;
}
