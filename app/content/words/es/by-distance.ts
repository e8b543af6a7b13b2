import type { Translation } from "#app/domain/language/message.ts";
import type { byDistance as english } from "../en/by-distance.ts";

export const byDistance: Translation<typeof english> = {
  heading: "¿Es más barato si va más lejos?",
  caption: "{kind} a 10, 25 y 50 millas o menos de {place}, en línea recta{files}.",
  rates: "Tarifas negociadas de {payer}",
  miles: { one: "{count} milla", many: "{count} de millas", other: "{count} millas" },
  columns: { radius: "Distancia máxima", hospitals: "Hospitales", lowest: "Más bajo", middle: "Mediana" },
  none: "Ninguno",
  tooFew: "Muy pocos",
  otherKind: "{kind}, no comparable con las otras filas",
  note: "La mediana necesita al menos tres precios. Cada hospital tiene un voto, y los precios poco creíbles se dejan fuera, como en la respuesta de arriba.",
} as const;
