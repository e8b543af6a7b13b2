import type { Translation } from "#app/domain/language/message.ts";
import type { hospitalsForPlace as english } from "../en/hospitals-for-place.ts";

export const hospitalsForPlace: Translation<typeof english> = {
  heading: "¿Quiso decir un hospital?",
  beside:
    "“{typed}” también está en los nombres de estos hospitales. Los precios de abajo son de cerca de {place}.",
  instead:
    "Los nombres de estos hospitales coinciden con “{typed}”. Abra uno para ver sus precios, o busque cerca de él.",
  near: "Buscar cerca de {zip}",
} as const;
