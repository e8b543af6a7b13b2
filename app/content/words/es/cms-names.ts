import type { Translation } from "#app/domain/language/message.ts";
import type { cmsNames as english } from "../en/cms-names.ts";

export const cmsNames: Translation<typeof english> = {
  methodologies: {
    "case rate": "tarifa por caso",
    "fee schedule": "lista de tarifas",
    "percent of total billed charges": "porcentaje del total de cargos facturados",
    "per diem": "tarifa por día",
    other: "otra",
  },
  hospitalTypes: {
    "Acute Care Hospitals": "Hospital de cuidados agudos",
    "Critical Access Hospitals": "Hospital de acceso crítico",
    Childrens: "Hospital de niños",
    Psychiatric: "Hospital psiquiátrico",
    "Long-term": "Hospital de cuidados a largo plazo",
    "Rural Emergency Hospital": "Hospital rural de emergencias",
    "Acute Care - Veterans Administration": "Hospital de cuidados agudos, para veteranos",
    "Acute Care - Department of Defense": "Hospital de cuidados agudos, del Departamento de Defensa",
  },
  ownerships: {
    "Government - Federal": "Del gobierno federal",
    "Government - Hospital District or Authority": "Del gobierno, de un distrito u organismo de hospitales",
    "Government - Local": "Del gobierno local",
    "Government - State": "Del gobierno del estado",
    Physician: "De médicos",
    Proprietary: "Con fines de lucro",
    Tribal: "De una tribu",
    "Voluntary non-profit - Church": "Sin fines de lucro, de una iglesia",
    "Voluntary non-profit - Other": "Sin fines de lucro, de otro tipo",
    "Voluntary non-profit - Private": "Sin fines de lucro, privado",
  },
} as const;
