import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { foldCase } from "../labels/fold-text.ts";
import { layOutRows } from "../page/lay-out-rows.ts";
import { printDocument } from "../page/printed-page.fixture.ts";
import { cellsOf, textOf } from "../page/rows.ts";
import { BELOW_AN_AMOUNT, PHRASES, WORDS_OF_CELLS } from "./english-of-spanish.ts";
import { rowsInEnglish } from "./rows-in-english.ts";

/** A paper that is in Spanish without doubt. */
const SPANISH = `
Número de cuenta:      A-1
Fecha de vencimiento:  06/17/2026
Cargos totales         $300.00
Saldo pendiente        $100.00
`;

/** The cells of the lines of a text, below those of a paper in Spanish. */
function inEnglish(text: string): string[] {
  const rows = rowsInEnglish(layOutRows(printDocument(SPANISH + text)));
  return rows.slice(4).map((row) => cellsOf(row).map(textOf).join(" | "));
}

test.each([
  ["Fecha de la factura: 04/02/2026", "Statement date: 04/02/2026"],
  ["NUM. DE CUENTA    RB-7", "ACCOUNT NUMBER | RB-7"],
  ["Usted pagó    $20.00", "Patient payments | $20.00"],
  ["Paciente: Ana Ruiz", "Patient: Ana Ruiz"],
  ["Amount due / Cantidad a pagar    $96.40", "Amount due | $96.40"],
  ["(in network / dentro de la red)", "(in network)"],
])("a label of a paper in Spanish is read in English: %s", (spanish, english) => {
  expect(inEnglish(spanish)).toEqual([english]);
});

test.each([
  "Hospital Cargo del Saldo    $20.00",
  "Visita al paciente",
  "Su monto retenido    $12.00",
  "Monto retenido    $12.00",
  "Saldo pendlente    $12.00",
  "Cantidad    Cargo por uso",
])("what is no known label stays as it is printed: %s", (text) => {
  expect(inEnglish(text)[0]).toBe(text.replace(/ {2,}/, " | "));
});

test("'Cantidad' is an amount above a word that says which, and counts units above numbers", () => {
  expect(inEnglish("Cantidad    Cantidad\nfacturada   permitida")).toEqual([
    "Amount | Amount",
    "Billed | Allowed",
  ]);
  expect(inEnglish("Cantidad    Copago\n2           $10.00")).toEqual(["Cantidad | Copay", "2 | $10.00"]);
});

test("a heading that both languages print is read once", () => {
  const heading = "Service Date    Billed       You Owe\nFecha           Facturado    Usted debe\n";
  expect(inEnglish(heading)).toEqual(["Service Date | Billed | You Owe"]);
});

const PRINTED = path.resolve("tests/fixtures/bills/printed");
const isSpanish = (name: string) => /^(?:estado|spanish)-/.test(name);

test("papers in English are read from the very rows that they print", () => {
  for (const name of readdirSync(PRINTED)) {
    const rows = layOutRows(printDocument(...readFileSync(path.join(PRINTED, name), "utf8").split("\f")));
    expect(rowsInEnglish(rows) === rows, name).toBe(!isSpanish(name));
  }
});

test("a line about help in Spanish makes no paper Spanish", () => {
  const rows = layOutRows(
    printDocument(`
Amount due             $40.00
Si habla español, tiene a su disposición servicios gratuitos de asistencia lingüística.
Pague su factura en línea. Plan de pagos y asistencia financiera: 555-0142
`),
  );
  expect(rowsInEnglish(rows)).toBe(rows);
});

test("each Spanish label has one meaning", () => {
  const phrases = [...Object.values(PHRASES), ...Object.values(WORDS_OF_CELLS)].flat();
  expect(phrases).toEqual([...new Set(phrases)]);
  expect(new Set(phrases.map(foldCase)).size).toBeGreaterThan(300);
  expect(BELOW_AN_AMOUNT.length).toBeGreaterThan(0);
});
