import { PDFDocument, StandardFonts } from "pdf-lib";

/** A statement of a number of charges, in small print, with its own text. */
export async function statementOf(chargeCount: number): Promise<Uint8Array> {
  const chargesAPage = 96;
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Courier);
  for (let first = 0; first < chargeCount; first += chargesAPage) {
    const lines = Array.from({ length: Math.min(chargesAPage, chargeCount - first) }, (_, line) => {
      const minutes = String(first + line).padStart(4, "0");
      return `03/01/2025  99213   OFFICE VISIT NUMBER ${minutes}      1       $112.67`;
    });
    const header = ["Larkfield Fictional Hospital", "Statement Date 03/09/2025", ""];
    const columns = "Date        Code    Description                   Qty      Charge";
    const text = [...header, columns, ...lines].join("\n");
    pdf.addPage([612, 792]).drawText(text, { x: 40, y: 750, size: 5, lineHeight: 7, font });
  }
  return pdf.save();
}
