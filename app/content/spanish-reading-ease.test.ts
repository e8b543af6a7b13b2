import { expect, test } from "vitest";
import { inflesz, syllablesOf } from "../../tests/support/spanish/reading-ease.ts";

test.each(
  Object.entries({
    muy: 1,
    guía: 2,
    que: 1,
    guerra: 2,
    antigüedad: 4,
    ciudad: 2,
    cuidado: 3,
    leer: 2,
    aéreo: 4,
    país: 2,
    creía: 3,
    paranoia: 4,
    ahí: 2,
    averiguáis: 4,
    buey: 1,
    rayos: 2,
    facturación: 4,
    reclamación: 4,
    coseguro: 4,
    aseguradora: 6,
    continúa: 4,
    CPT: 3,
  }),
)("%s has %i syllables", (word, count) => {
  expect(syllablesOf(word)).toBe(count);
});

test("plain sentences are easier than those of an office", () => {
  const plain = ["Su factura dice que usted debe $420. Puede ser menos: su plan dice que usted debe $82."];
  const office = [
    "La política de asistencia financiera del establecimiento determinará la elegibilidad de los solicitantes conforme a las disposiciones administrativas correspondientes.",
  ];
  expect(inflesz(plain)).toBeGreaterThan(65);
  expect(inflesz(office)).toBeLessThan(40);
});
