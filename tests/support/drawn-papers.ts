import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from "pdf-lib";

interface DrawnClaim {
  provider?: string;
  patient?: string;
}

/** A hospital's bill of $1,200 for a knee MRI on March 2, 2026, of which it asks for this many dollars. */
export function drawKneeBill({ due = "400.00", provider = "St. Jude's Hospital" } = {}): Promise<Uint8Array> {
  return draw(({ text }) => {
    text(provider, 50, 740, 16);
    text("100 Main Street, Springfield, IL 62701", 50, 722);
    text("PATIENT STATEMENT", 400, 740);
    text("Statement Date: 03/25/2026", 400, 722);
    text("Patient: Ada Example", 50, 690);
    text("Date", 50, 650);
    text("Code", 130, 650);
    text("Description", 190, 650);
    text("Amount", 500, 650);
    text("03/02/2026", 50, 630);
    text("73721", 130, 630);
    text("MRI of the knee without contrast", 190, 630);
    text("$1,200.00", 500, 630);
    text("Total Charges", 350, 590);
    text("$1,200.00", 500, 590);
    text("Insurance Payments", 350, 572);
    text("-$800.00", 500, 572);
    text("Amount Due", 350, 554);
    text(`$${due}`, 500, 554);
  });
}

/** What the plan decided about it: $300 off, $800 paid, $100 owed. */
export function drawKneeExplanation({
  provider = "St. Jude's Hospital",
  patient = "Ada Example",
}: DrawnClaim = {}): Promise<Uint8Array> {
  return draw(({ text }) => {
    text("Juniper Health Plan", 50, 740, 16);
    text("Explanation of Benefits", 320, 740, 14);
    text("THIS IS NOT A BILL", 320, 722);
    text("Date of notice: 03/22/2026", 320, 704);
    text(`Patient: ${patient}`, 50, 690);
    text("Member ID: JHP001234567", 50, 674);
    text("Claim number: JHP-26-00417", 50, 650);
    text(`Provider: ${provider}`, 50, 634);
    text("Network: In network", 320, 650);
    text("Date processed: 03/20/2026", 320, 634);
    const columns = [50, 120, 180, 320, 380, 440, 500, 550];
    row(text, columns, 600, [
      "Date of",
      "Service",
      "Description",
      "Amount",
      "Plan",
      "Allowed",
      "Plan",
      "You",
    ]);
    row(text, columns, 588, ["service", "code", "", "billed", "discount", "amount", "paid", "owe"]);
    row(text, columns, 566, [
      "03/02/2026",
      "73721",
      "MRI of the knee",
      "$1,200.00",
      "$300.00",
      "$900.00",
      "$800.00",
      "$100.00",
    ]);
    row(text, columns, 546, ["Claim total", "", "", "$1,200.00", "$300.00", "$900.00", "$800.00", "$100.00"]);
    text("You have the right to appeal this decision within 180 days of this notice.", 50, 500);
  });
}

type Text = (text: string, left: number, bottom: number, size?: number) => void;

function row(text: Text, columns: readonly number[], bottom: number, cells: readonly string[]): void {
  for (const [index, cell] of cells.entries()) text(cell, columns[index] ?? 50, bottom, 9);
}

async function draw(write: (page: { text: Text }) => void): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page: PDFPage = pdf.addPage([612, 792]);
  const font: PDFFont = await pdf.embedFont(StandardFonts.Helvetica);
  write({
    text: (text, x, y, size = 11) => {
      if (text !== "") page.drawText(text, { x, y, size, font });
    },
  });
  return pdf.save();
}
