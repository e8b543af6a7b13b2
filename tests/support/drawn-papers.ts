import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from "pdf-lib";

interface DrawnClaim {
  provider?: string;
  patient?: string;
  claimNumber?: string;
}

/** A hospital's bill of $1,200 for a knee MRI on March 2, 2026, with this many dollars due. */
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
    drawKneeClaim(text, 690, { provider, patient });
    text("You have the right to appeal this decision within 180 days of this notice.", 50, 500);
  });
}

/** One document of a family: the knee MRI of Ada, and the same care of Bruno on another claim. */
export function drawFamilyExplanation(): Promise<Uint8Array> {
  return draw(({ text }) => {
    text("Juniper Health Plan", 50, 740, 16);
    text("Explanation of Benefits", 320, 740, 14);
    text("THIS IS NOT A BILL", 320, 722);
    text("Date of notice: 03/22/2026", 320, 704);
    drawKneeClaim(text, 690, { patient: "Ada Example" });
    drawKneeClaim(text, 500, { patient: "Bruno Sample", claimNumber: "JHP-26-00988" });
    text("You have the right to appeal this decision within 180 days of this notice.", 50, 310);
  });
}

/** A page of an explanation from its midst: a table, and nothing that says whose or by whom. */
export function drawLooseClaimPage(): Promise<Uint8Array> {
  return draw(({ text }) => {
    drawTable(text, 720);
    text("Page 3 of 5", 280, 40, 9);
  });
}

/** A document of these lines, the first one in large letters. */
export function drawLines([title = "", ...lines]: readonly string[]): Promise<Uint8Array> {
  return draw(({ text }) => {
    text(title, 50, 740, 16);
    for (const [index, line] of lines.entries()) text(line, 50, 710 - 18 * index);
  });
}

/** The plan's decision about the knee MRI, from this height down. */
function drawKneeClaim(
  text: Text,
  top: number,
  { provider = "St. Jude's Hospital", patient = "Ada Example", claimNumber = "JHP-26-00417" }: DrawnClaim,
): void {
  text(`Patient: ${patient}`, 50, top);
  text("Member ID: JHP001234567", 50, top - 16);
  text(`Claim number: ${claimNumber}`, 50, top - 40);
  text(`Provider: ${provider}`, 50, top - 56);
  text("Network: In network", 320, top - 40);
  text("Date processed: 03/20/2026", 320, top - 56);
  drawTable(text, top - 90);
}

function drawTable(text: Text, top: number): void {
  const columns = [50, 120, 180, 320, 380, 440, 500, 550];
  const headings = ["Date of", "Service", "Description", "Amount", "Plan", "Allowed", "Plan", "You"];
  const decided = ["$1,200.00", "$300.00", "$900.00", "$800.00", "$100.00"];
  row(text, columns, top, headings);
  row(text, columns, top - 12, ["service", "code", "", "billed", "discount", "amount", "paid", "owe"]);
  row(text, columns, top - 34, ["03/02/2026", "73721", "MRI of the knee", ...decided]);
  row(text, columns, top - 54, ["Claim total", "", "", ...decided]);
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
