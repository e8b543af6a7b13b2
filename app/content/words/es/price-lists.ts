import type { Translation } from "#app/domain/language/message.ts";
import type { priceLists as english } from "../en/price-lists.ts";

export const priceLists: Translation<typeof english> = {
  counts: {
    one: "{hospitals} hospitales, {count} monto",
    many: "{hospitals} hospitales, {count} de montos",
    other: "{hospitals} hospitales, {count} montos",
  },
  explained: {
    one: "Cada hospital tiene un voto. Algunos usan la misma lista de precios: {hospitals} hospitales, {count} monto.",
    many: "Cada hospital tiene un voto. Algunos usan la misma lista de precios: {hospitals} hospitales, {count} de montos.",
    other:
      "Cada hospital tiene un voto. Algunos usan la misma lista de precios: {hospitals} hospitales, {count} montos.",
  },
  shared: "Los puntos con un número son varios hospitales: {groups}.",
  group: "{hospitals} con {price}",
} as const;
