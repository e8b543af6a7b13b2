import type { Translation } from "#app/domain/language/message.ts";
import type { auditFacts as english } from "../en/audit-facts.ts";

export const auditFacts: Translation<typeof english> = {
  care: {
    legend: "Atención y cobertura",
    setting: "¿Dónde se dio la atención?",
    settingHint: "De esto depende qué reglas de códigos se aplican.",
    settingSigns: {
      stay: "Se eligió porque la factura cobra una habitación o una hospitalización completa. Cámbielo si está mal.",
      emergency: "Se eligió porque la factura tiene una visita de emergencia. Cámbielo si está mal.",
      "hospital-visit":
        "Se eligió porque la factura tiene una primera visita a un paciente hospitalizado. Cámbielo si está mal.",
      departments: "Se eligió porque la factura dice departamentos de un hospital. Cámbielo si está mal.",
    },
    settings: {
      emergency: "Sala de emergencias",
      outpatient: "Hospital, sin hospitalización",
      inpatient: "Hospital, con hospitalización",
      professional: "Factura propia de un médico u otro profesional",
    },
    coverage: "¿Quién paga?",
    coverages: {
      "self-pay": "Yo pago todo por mi cuenta",
      medicare: "Medicare",
      medicaid: "Medicaid",
      tricare: "Tricare",
      "other-plan": "Otro plan de seguro",
    },
    notSaid: "No sé",
  },
  explanation: {
    legend: "Explicación de beneficios (EOB)",
    hint: "Lo que su plan le envió sobre esta factura, si le envió algo.",
    network: "¿Estaba el proveedor dentro de la red de su plan?",
    networks: { in: "Dentro de la red", out: "Fuera de la red" },
    notSaid: "No lo dice",
    emergency: "Atención de emergencia",
    isEmergency: "Fue una emergencia",
    owe: "Lo que dice que usted debe",
    oweHint: "En dólares, como 645.54.",
  },
  estimate: {
    legend: "Estimado de buena fe",
    hint: "Si paga por su cuenta, el proveedor tenía que darle uno.",
    total: "Total del estimado",
    totalHint: "En dólares.",
    date: "Fecha del estimado",
  },
  household: {
    legend: "Su hogar",
    hint: "Los hospitales sin fines de lucro deben tener una política que perdona facturas, o partes de ellas, según los ingresos.",
    size: "Personas en su hogar",
    income: "Ingresos del año, antes de impuestos",
    incomeHint: "De todas ellas juntas, en dólares.",
    state: "Estado",
    noState: "Sin decir",
  },
  hospital: {
    legend: "El hospital",
    nonprofit: "¿Es un hospital sin fines de lucro?",
    nonprofitKnown: "De la lista de hospitales de CMS: {ownership}.",
    nonprofits: { yes: "Sí", no: "No" },
    notSaid: "No sé",
    policy: "Lo que dice su política de asistencia financiera",
    policyHint:
      "En porcentaje del nivel federal de pobreza, como 200. La política está en el sitio web del hospital, o pregunte a su oficina de facturación.",
    free: "Atención gratuita hasta",
    discount: "Descuentos hasta",
  },
  problems: {
    "amount-invalid": "{field}: escriba una cantidad en dólares, como 645.54",
    "amount-negative": "{field}: escriba la cantidad sin signo menos",
    "amount-too-large": "{field}: escriba una cantidad de hasta $100 millones",
    "date-invalid": "{field}: escriba mes, día y año, como 3/1/2026",
    "date-too-early": "{field}: escriba una fecha de 1990 o posterior",
    "date-in-future": "{field}: escriba una fecha que no sea futura",
    "household-invalid": "{field}: escriba un número de 1 a 30",
    "income-missing": "{field}: escríbalo, o deje vacío el número de personas",
    "percent-invalid": "{field}: escriba un porcentaje de 0 a 1000",
  },
} as const;
