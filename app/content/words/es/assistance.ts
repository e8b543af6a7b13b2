import type { Translation } from "#app/domain/language/message.ts";
import type { assistance as english } from "../en/assistance.ts";

export const assistance: Translation<typeof english> = {
  title: "Ayuda con una factura de hospital",
  description:
    "Muchos hospitales perdonan facturas, o una parte, según los ingresos. Responda cuatro preguntas y vea qué declaró su hospital, qué agregan las normas de su estado y cómo pedir ayuda. O vea los hospitales cercanos, primero los que más ayudan. No se guarda nada.",
  keywords:
    "asistencia financiera del hospital, atención gratuita o con descuento, charity care, atención gratuita, nivel federal de pobreza, no puedo pagar la factura del hospital",
  heading: "Es posible que no deba nada",
  lead: "Muchos hospitales dan atención gratuita o más barata a personas con ingresos por debajo de un límite que ellos mismos fijan. Poca gente lo sabe, y muchas personas que podrían recibirla nunca la piden. Responda cuatro preguntas para ver en qué situación está.",
  promise:
    "No necesita una cuenta. Lo que escribe se usa para esta respuesta y luego desaparece: no se guarda, no se registra y no está en la dirección de la página.",
  form: {
    heading: "Cuatro preguntas",
    again: "Lo que nos dijo",
    againLead: "Cambie o agregue lo que quiera, y luego compruebe otra vez.",
    hospital: "¿De qué hospital es la factura?",
    near: "O vea los hospitales cercanos que ayudan",
    nearHint: "Deje vacío el hospital para recibir una lista según sus ingresos, primero los que más ayudan.",
    nearPlace: "Código postal o ciudad",
    nearPlaceHint: "Por ejemplo 60601, o Evanston, IL.",
    radius: "A no más de",
    radiusMiles: "{miles} millas",
    hospitalName: "Hospital",
    hospitalHint: "Su nombre, o una parte.",
    state: "El estado del hospital",
    stateHint: "Si el suyo no está en nuestra lista, con esto basta.",
    noState: "Elija un estado",
    which: "¿Cuál de estos es?",
    whichHint: {
      one: "Un hospital tiene un nombre como “{name}”.",
      many: "{count} de hospitales tienen un nombre como “{name}”.",
      other: "{count} hospitales tienen un nombre como “{name}”.",
    },
    notListed: "Ninguno de estos",
    size: "¿Cuántas personas hay en su hogar, con usted?",
    sizeHint:
      "Por lo general son usted, su esposo o esposa y los menores de 18 años en casa. Los hospitales y los estados cuentan de forma un poco distinta.",
    income: "Los ingresos de su hogar antes de impuestos",
    incomeHint: "De todas las personas juntas, en dólares, por ejemplo 2,400. Ponga 0 si no hay ingresos.",
    amount: "Cantidad",
    per: "Es de",
    pers: { month: "Un mes", year: "Un año" },
    programs: "¿O alguien en su hogar recibe uno de estos?",
    insurance: "¿Hay un seguro para esta atención?",
    insurances: { none: "No", some: "Sí, paga todo o una parte", unsure: "No lo sé" },
    firstBill: "Fecha de la primera factura, si la tiene",
    firstBillHint: "Por ejemplo 3/1/2026 (mes/día/año). Desde ella contamos sus plazos.",
    home: "¿En qué estado vive?",
    homeHint: "Aquí importa: las normas del estado, o las del hospital, lo preguntan.",
    sameState: "El estado del hospital",
    submit: "Ver mi situación",
    submitAgain: "Comprobar otra vez",
  },
  programs: {
    names: {
      medicaid: "Medicaid",
      snap: "SNAP",
      wic: "WIC",
      "school-meals": "comidas escolares gratuitas o más baratas",
      energy: "ayuda con las facturas de energía",
    },
    labels: {
      medicaid: "Medicaid, para cualquiera de ustedes",
      snap: "SNAP (cupones de alimentos)",
      wic: "WIC",
      "school-meals": "Comidas escolares gratuitas o más baratas",
      energy: "Ayuda con las facturas de energía (LIHEAP)",
    },
  },
  hospitalPage: "<hospital>{name}</hospital> en {place}",
  unknownHospital:
    "No conocemos un hospital llamado “{name}” en {state}, así que esto es lo que dicen las normas del estado.",
  moreHelp:
    "Lea más sobre <post>cómo funciona esta ayuda</post>, o primero <audit>revise la factura</audit> para buscar errores.",
  problems: {
    "hospital-missing":
      "Escriba el nombre del hospital, elija su estado, o ponga un código postal o una ciudad",
    "hospital-unknown": "No conocemos este hospital. Revise su nombre o elija su estado",
    "hospital-which": "Elija a qué hospital se refiere",
    "near-unknown":
      "No conocemos este lugar. Ponga un código postal, por ejemplo 60601, o una ciudad con su estado",
    "near-other": "No conocemos este lugar. ¿Quiso decir {places}?",
    "near-state":
      "Ponga un código postal o una ciudad. Un estado entero es demasiado grande para una lista por distancia",
    "near-military":
      "Este código postal es de una oficina de correo militar. Ponga el código postal o la ciudad donde quiere recibir atención",
    "near-too-long": "Ponga un lugar más corto: un código postal, o una ciudad con su estado",
    "size-invalid": "Ponga cuántas personas hay en su hogar, de 1 a 30",
    "income-missing": "Ponga sus ingresos, o marque un programa que alguien recibe",
    "amount-invalid": "Ponga sus ingresos en dólares, por ejemplo 2,400",
    "amount-negative": "Ponga sus ingresos sin signo menos",
    "amount-too-large": "Ponga ingresos de hasta $100 millones",
    "date-invalid": "Fecha de la primera factura: ponga mes, día y año, por ejemplo 3/1/2026",
    "date-too-early": "Fecha de la primera factura: ponga una fecha a partir de 1990",
    "date-in-future": "Fecha de la primera factura: ponga una fecha que no esté en el futuro",
    away: "Nuestra base de datos se está reiniciando. Espere unos segundos y envíe el formulario otra vez. Lo que escribió sigue aquí.",
  },
} as const;
