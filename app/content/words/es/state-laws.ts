import type { Translation } from "#app/domain/language/message.ts";
import type { stateLaws as english } from "../en/state-laws.ts";

export const stateLaws: Translation<typeof english> = {
  grants: {
    ca: "Los hospitales de California deben dar atención gratuita o un descuento a familias con hasta el 400% del nivel federal de pobreza. El hospital elige cuál de los dos. La ley cubre a personas sin seguro, y a personas con seguro que tienen gastos médicos propios altos. Los hospitales rurales pueden fijar un límite más bajo. Los médicos de la sala de emergencias también deben dar un descuento.",
    co: "Los hospitales de Colorado deben dar un descuento a familias con hasta el 250% del nivel federal de pobreza, con seguro o sin él. El estado limita lo que pueden cobrar. Usted paga como máximo el 4% de sus ingresos de cada mes al hospital, y el 2% a cada médico que le factura. Después de 36 meses de pagos, la factura está pagada. El hospital debe revisar si usted puede recibir ayuda. No puede decirle que no por no haber solicitado un programa público.",
    ct: "Sin seguro y con hasta el 250% del nivel federal de pobreza, un hospital de Connecticut solo puede cobrarle lo que le costó su atención. Antes, Medicaid tiene que haberle dicho que no. Esto hace más pequeña la factura. No la hace gratuita.",
    de: "Los hospitales de Delaware deben dar a los residentes atención gratuita hasta el 300% del nivel federal de pobreza. El descuento es del 75% hasta el 350%, y del 50% hasta el 400%. Cada hospital también necesita una política para dificultades económicas, que llega por lo menos al 500%.",
    "il-large":
      "Los hospitales de las áreas metropolitanas de Illinois, menos los de acceso crítico, deben ayudar a los residentes sin seguro. La atención es gratuita hasta el 200% del nivel federal de pobreza, con un descuento hasta el 600%. Es para atención de más de $150 por visita.",
    "il-rural":
      "Todos los hospitales de Illinois, también los rurales y los de acceso crítico, deben ayudar a los residentes sin seguro. La atención es gratuita hasta el 125% del nivel federal de pobreza, con un descuento hasta el 300%. Es para atención de más de $300 por visita.",
    ma: "El programa Health Safety Net de Massachusetts paga a los hospitales por los residentes. Paga todo hasta el 150% del nivel federal de pobreza, y una parte hasta el 300%, después de un deducible. También hay ayuda para personas con facturas médicas muy altas.",
    md: "Los hospitales de Maryland deben dar atención gratuita hasta el 200% del nivel federal de pobreza, y un descuento por encima de ese nivel. Usted puede pedir al hospital que lo mire otra vez, y presentar una queja al estado.",
    "me-2026":
      "Los hospitales de Maine deben dar a los residentes atención gratuita hasta el 200% del nivel federal de pobreza. Deben decírselo, poner un intérprete y darle una audiencia si le dicen que no.",
    "me-before":
      "Los hospitales de Maine deben dar a los residentes atención gratuita hasta el 150% del nivel federal de pobreza.",
    mn: "Los hospitales de Minnesota deben revisar si las personas sin seguro pueden recibir ayuda. Deben ofrecerles atención gratuita o con descuento (charity care). La ley no nombra ningún ingreso.",
    nc: "Los 99 hospitales de cuidados agudos de Carolina del Norte acordaron dar atención gratuita a algunas personas sin una solicitud. Son personas sin hogar, o que reciben Medicaid, SNAP o WIC. Los hospitales no informan de lo que se debe a las compañías de informes de crédito, a menos que una corte decida otra cosa. Cobran como máximo el 3% de interés. Las deudas viejas de personas con hasta el 350% del nivel federal de pobreza se cancelan.",
    "nj-free":
      "Los hospitales de cuidados agudos de Nueva Jersey deben ayudar a los residentes con hasta el 300% del nivel federal de pobreza, con atención gratuita en la parte más baja. Muchas veces los médicos facturan aparte y no están incluidos.",
    "nj-cap":
      "Es para personas sin seguro, con hasta el 500% del nivel federal de pobreza. Un hospital de Nueva Jersey solo puede cobrarles según una escala que fija el estado.",
    nm: "En Nuevo México nadie puede dar pasos de cobro contra personas con el 200% del nivel federal de pobreza o menos. Los hospitales deben revisar qué ayuda puede recibir una persona sin seguro antes de pedir dinero. La ley misma no da ningún descuento.",
    nv: "Los hospitales grandes de Nevada deben quitar el 30% de la factura de una persona sin seguro que fue hospitalizada, sin importar sus ingresos.",
    ny: "Los hospitales de Nueva York deben dar atención gratuita hasta el 200% del nivel federal de pobreza. Hasta el 300%, usted paga como máximo el 10% de lo que paga Medicaid, y hasta el 400%, como máximo el 20%. La ley cubre a personas sin seguro, y a personas con seguro cuyos propios gastos pasan del 10% de sus ingresos. Los ahorros no cuentan, y nadie puede preguntar por la situación migratoria. Los pagos parciales son como máximo el 5% de sus ingresos de cada mes, con un interés máximo del 2%. No puede empezar ninguna demanda durante 180 días, y ninguna en absoluto hasta el 400%.",
    oh: "Es para los hospitales de Ohio que participan en su programa Hospital Care Assurance Program. Deben dar gratis a los residentes la atención de hospital básica y necesaria, hasta el 100% del nivel federal de pobreza. No es para personas con Medicaid.",
    "or-nonprofit":
      "Los hospitales sin fines de lucro de Oregón deben dar atención gratuita hasta el 200% del nivel federal de pobreza. El descuento es del 75% hasta el 300%, del 50% hasta el 350% y del 25% hasta el 400%. No pueden obligarle a solicitar antes Medicaid.",
    "or-screening":
      "Antes de facturarle, un hospital de Oregón debe revisar si usted puede recibir ayuda. Es para personas que no tienen seguro, que tienen Medicaid o que deben más de $500. El hospital no puede pedir documentos, y la revisión no toca su crédito.",
    ri: "Los hospitales de Rhode Island deben dar a los residentes sin seguro atención gratuita hasta el 200% del nivel federal de pobreza, y un descuento hasta el 300%. El estado tiene un solo formulario para esto, y el hospital debe decidir en 14 días.",
    vt: "Los hospitales de Vermont deben dar atención gratuita hasta el 250% del nivel federal de pobreza, y por lo menos un 40% de descuento hasta el 400%. Hasta el 600%, una factura muy grande se reduce al 20% de los ingresos de su hogar. Las personas con seguro reciben ayuda cuando sus propios gastos son grandes. El hospital debe buscar coberturas y programas antes de pedirle que pague.",
    "wa-large":
      "Es para los hospitales grandes de Washington, y los de sistemas con tres o más. Deben dar atención gratuita hasta el 300% del nivel federal de pobreza. El descuento es del 75% hasta el 350%, y del 50% hasta el 400%. Vale para lo que queda después del seguro. No pueden cobrar mientras deciden.",
    "wa-other":
      "Todos los hospitales de Washington deben dar atención gratuita por lo menos hasta el 200% del nivel federal de pobreza. El descuento es del 75% hasta el 250%, y del 50% hasta el 300%. Vale para lo que queda después del seguro. No pueden cobrar mientras deciden.",
  },
  secondHand: {
    ca: "Los ahorros no se pueden contar, y el cargo tiene un tope: lo que paga Medicare o lo que paga Medi-Cal, lo que sea más.",
    "il-large":
      "Usted paga como máximo el 135% de lo que costó la atención, y como máximo el 20% de los ingresos de su familia en 12 meses.",
    "il-rural":
      "Usted paga como máximo el 135% de lo que costó la atención, y como máximo el 20% de los ingresos de su familia en 12 meses.",
    md: "Es un 75% de descuento hasta el 250%, y un 60% hasta el 300%. Si las facturas de 12 meses pasan del 25% de los ingresos de su familia, la ayuda llega hasta el 500%. Quienes reciben SNAP, comidas escolares o ayuda de energía reciben atención gratuita.",
    "nj-free":
      "La atención es gratuita hasta el 200%, y por encima de ese nivel usted paga del 20% al 80%. Los ahorros deben ser de menos de $7,500 para una persona, o de $15,000 para una familia.",
    "nj-cap": "El cargo es como máximo el 115% de lo que paga Medicare.",
  },
  read: {
    source: "Lo leímos en la ley o en la agencia del estado: {title}.",
    sourceOn: "Lo leímos en la ley o en la agencia del estado: {title} ({date}).",
    secondary: "Lo leímos en un texto sobre la ley, no en la ley misma: {title}.",
    secondaryOn: "Lo leímos en un texto sobre la ley, no en la ley misma: {title} ({date}).",
    partly: "Además, de un texto sobre la ley: {text}",
  },
  why: {
    "other-hospitals": "Es para otros hospitales, no para este.",
    "maybe-other-hospitals": "No sabemos si vale para este hospital, así que no la contamos.",
    "uninsured-only": "Es solo para personas sin seguro médico, así que no la contamos.",
    "maybe-uninsured":
      "Es solo para personas sin seguro médico. La contamos cuando usted diga que no tiene ninguno.",
    "residents-only": "Es solo para personas que viven en {state}, así que no la contamos.",
    later: "Entra en vigor el {day}, así que no la contamos.",
  },
  mayGo: {
    both: "Si vale, es posible que la atención sea gratuita hasta el {free}%, con descuentos hasta el {discount}%.",
    free: "Si vale, es posible que la atención sea gratuita hasta el {free}%.",
    discount: "Si vale, es posible que los descuentos lleguen hasta el {discount}%.",
  },
  conditions: {
    counted: "La contamos.",
    highCosts:
      "Con seguro, esta ley ayuda si sus propios gastos médicos son altos en comparación con sus ingresos.",
    residents: "Esta ley es para personas que viven en {state}.",
    metropolitan:
      "Este hospital está en un condado metropolitano y no es de acceso crítico (códigos de condados del USDA de 2023; CMS).",
    program: "Esta ley vale para los hospitales que participan en el programa. Pregunte si este participa.",
  },
  noLaw:
    "No encontramos ninguna ley de {state} sobre esto. Cuentan la política del propio hospital y la ley federal.",
  notRead:
    "Todavía no hemos leído las leyes de {state}. Es posible que haya una. Pregunte al hospital, o al fiscal general del estado.",
} as const;
