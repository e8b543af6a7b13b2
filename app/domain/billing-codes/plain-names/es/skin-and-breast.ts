import type { PlainNames } from "../plain-names.ts";

export const SKIN_AND_BREAST_NAMES: PlainNames = {
  CPT: {
    "10040": "Tratamiento del acné abriendo los granos",
    "10060": "Drenaje de un absceso o forúnculo de la piel, simple",
    "10061": "Drenaje de un absceso o forúnculo de la piel, complicado o de varios",
    "10120": "Extracción de una astilla u otro objeto de la piel, simple",
    "10121": "Extracción de una astilla u otro objeto de la piel, complicada",
    "10140": "Drenaje de sangre o líquido acumulado debajo de la piel",
    "10160": "Extracción con aguja del líquido de un absceso, de sangre acumulada o de un quiste",
    "11042": "Limpieza del tejido muerto de una herida, hasta la grasa, primeros 20 cm²",
    "11043": "Limpieza del tejido muerto de una herida, hasta el músculo, primeros 20 cm²",
    "11055": "Recorte de un callo o una callosidad, uno",
    "11056": "Recorte de callos o callosidades, de dos a cuatro",
    "11102": "Biopsia de piel por rasurado, primer lugar",
    "11103": "Biopsia de piel por rasurado, cada lugar adicional",
    "11104": "Biopsia de piel con punzón (punch), primer lugar",
    "11105": "Biopsia de piel con punzón (punch), cada lugar adicional",
    "11106": "Biopsia de piel con corte de un pedazo, primer lugar",
    "11200": "Extracción de hasta 15 pedacitos de piel colgante",
    "11300": "Rasurado de una lesión de la piel en el cuerpo, los brazos o las piernas, hasta 0.5 cm",
    "11301": "Rasurado de una lesión de la piel en el cuerpo, los brazos o las piernas, de 0.6 a 1 cm",
    "11311": "Rasurado de una lesión de la piel en la cara, de 0.6 a 1 cm",
    "11400":
      "Extracción con corte de un crecimiento benigno en el cuerpo, los brazos o las piernas, hasta 0.5 cm",
    "11401":
      "Extracción con corte de un crecimiento benigno en el cuerpo, los brazos o las piernas, de 0.6 a 1 cm",
    "11402":
      "Extracción con corte de un crecimiento benigno en el cuerpo, los brazos o las piernas, de 1.1 a 2 cm",
    "11403":
      "Extracción con corte de un crecimiento benigno en el cuerpo, los brazos o las piernas, de 2.1 a 3 cm",
    "11404":
      "Extracción con corte de un crecimiento benigno en el cuerpo, los brazos o las piernas, de 3.1 a 4 cm",
    "11406":
      "Extracción con corte de un crecimiento benigno en el cuerpo, los brazos o las piernas, más de 4 cm",
    "11421":
      "Extracción con corte de un crecimiento benigno en el cuero cabelludo, el cuello, las manos o los pies, de 0.6 a 1 cm",
    "11422":
      "Extracción con corte de un crecimiento benigno en el cuero cabelludo, el cuello, las manos o los pies, de 1.1 a 2 cm",
    "11423":
      "Extracción con corte de un crecimiento benigno en el cuero cabelludo, el cuello, las manos o los pies, de 2.1 a 3 cm",
    "11426":
      "Extracción con corte de un crecimiento benigno en el cuero cabelludo, el cuello, las manos o los pies, más de 4 cm",
    "11440": "Extracción con corte de un crecimiento benigno en la cara, hasta 0.5 cm",
    "11441": "Extracción con corte de un crecimiento benigno en la cara, de 0.6 a 1 cm",
    "11442": "Extracción con corte de un crecimiento benigno en la cara, de 1.1 a 2 cm",
    "11444": "Extracción con corte de un crecimiento benigno en la cara, de 3.1 a 4 cm",
    "11446": "Extracción con corte de un crecimiento benigno en la cara, más de 4 cm",
    "11601":
      "Extracción con corte de un cáncer de piel en el cuerpo, los brazos o las piernas, de 0.6 a 1 cm",
    "11602":
      "Extracción con corte de un cáncer de piel en el cuerpo, los brazos o las piernas, de 1.1 a 2 cm",
    "11603":
      "Extracción con corte de un cáncer de piel en el cuerpo, los brazos o las piernas, de 2.1 a 3 cm",
    "11604":
      "Extracción con corte de un cáncer de piel en el cuerpo, los brazos o las piernas, de 3.1 a 4 cm",
    "11606": "Extracción con corte de un cáncer de piel en el cuerpo, los brazos o las piernas, más de 4 cm",
    "11622":
      "Extracción con corte de un cáncer de piel en el cuero cabelludo, el cuello, las manos o los pies, de 1.1 a 2 cm",
    "11643": "Extracción con corte de un cáncer de piel en la cara, de 2.1 a 3 cm",
    "11720": "Adelgazamiento de una a cinco uñas enfermas",
    "11721": "Adelgazamiento de seis o más uñas enfermas",
    "11730": "Extracción de una uña",
    "11732": "Extracción de cada uña adicional",
    "11750": "Extracción de una uña para siempre",
    "11900": "Inyección en lesiones de la piel, hasta siete",
    "11901": "Inyección en lesiones de la piel, ocho o más",
    "11981": "Colocación de un implante de medicamento debajo de la piel",
    "11982": "Retiro de un implante de medicamento de debajo de la piel",
    "12001":
      "Cierre de una herida simple en el cuerpo, los brazos, las piernas o el cuero cabelludo, hasta 2.5 cm",
    "12002":
      "Cierre de una herida simple en el cuerpo, los brazos, las piernas o el cuero cabelludo, de 2.6 a 7.5 cm",
    "12005":
      "Cierre de una herida simple en el cuerpo, los brazos, las piernas o el cuero cabelludo, de 12.6 a 20 cm",
    "12011": "Cierre de una herida simple en la cara, hasta 2.5 cm",
    "12013": "Cierre de una herida simple en la cara, de 2.6 a 5 cm",
    "12031":
      "Cierre por capas de una herida en el cuerpo, los brazos, las piernas o el cuero cabelludo, hasta 2.5 cm",
    "12032":
      "Cierre por capas de una herida en el cuerpo, los brazos, las piernas o el cuero cabelludo, de 2.6 a 7.5 cm",
    "12034":
      "Cierre por capas de una herida en el cuerpo, los brazos, las piernas o el cuero cabelludo, de 7.6 a 12.5 cm",
    "12041": "Cierre por capas de una herida en el cuello, las manos o los pies, hasta 2.5 cm",
    "12042": "Cierre por capas de una herida en el cuello, las manos o los pies, de 2.6 a 7.5 cm",
    "12051": "Cierre por capas de una herida en la cara, hasta 2.5 cm",
    "12052": "Cierre por capas de una herida en la cara, de 2.6 a 5 cm",
    "12053": "Cierre por capas de una herida en la cara, de 5.1 a 7.5 cm",
    "13101": "Cierre de una herida compleja en el cuerpo, de 2.6 a 7.5 cm",
    "13102": "Cierre de una herida compleja en el cuerpo, cada 5 cm adicionales",
    "13120": "Cierre de una herida compleja en el cuero cabelludo, los brazos o las piernas, de 1.1 a 2.5 cm",
    "13121": "Cierre de una herida compleja en el cuero cabelludo, los brazos o las piernas, de 2.6 a 7.5 cm",
    "13122":
      "Cierre de una herida compleja en el cuero cabelludo, los brazos o las piernas, cada 5 cm adicionales",
    "13131":
      "Cierre de una herida compleja en las mejillas, la barbilla, el cuello, las manos o los pies, de 1.1 a 2.5 cm",
    "13132":
      "Cierre de una herida compleja en las mejillas, la barbilla, el cuello, las manos o los pies, de 2.6 a 7.5 cm",
    "13151":
      "Cierre de una herida compleja en los párpados, la nariz, las orejas o los labios, de 1.1 a 2.5 cm",
    "14001": "Traslado de piel cercana para cerrar un hueco en el cuerpo, de 10.1 a 30 cm²",
    "14020":
      "Traslado de piel cercana para cerrar un hueco en el cuero cabelludo, los brazos o las piernas, hasta 10 cm²",
    "14021":
      "Traslado de piel cercana para cerrar un hueco en el cuero cabelludo, los brazos o las piernas, de 10.1 a 30 cm²",
    "14040":
      "Traslado de piel cercana para cerrar un hueco en las mejillas, el cuello, las manos o los pies, hasta 10 cm²",
    "14041":
      "Traslado de piel cercana para cerrar un hueco en las mejillas, el cuello, las manos o los pies, de 10.1 a 30 cm²",
    "14060":
      "Traslado de piel cercana para cerrar un hueco en los párpados, la nariz, las orejas o los labios, hasta 10 cm²",
    "14061":
      "Traslado de piel cercana para cerrar un hueco en los párpados, la nariz, las orejas o los labios, de 10.1 a 30 cm²",
    "14301": "Traslado de piel cercana para cerrar un hueco en cualquier parte, de 30.1 a 60 cm²",
    "15240": "Injerto de piel de todo el grosor en la cara, el cuello, las manos o los pies, hasta 20 cm²",
    "15260":
      "Injerto de piel de todo el grosor en la nariz, las orejas, los párpados o los labios, hasta 20 cm²",
    "16020": "Tratamiento de una quemadura pequeña, con vendaje",
    "17000": "Destrucción de una lesión precancerosa de la piel, primera lesión",
    "17003": "Destrucción de lesiones precancerosas de la piel, cada una de la 2.ª a la 14.ª",
    "17004": "Destrucción de 15 o más lesiones precancerosas de la piel",
    "17110": "Destrucción de hasta 14 verrugas o crecimientos similares",
    "17111": "Destrucción de 15 o más verrugas o crecimientos similares",
    "17250": "Quema con un químico del tejido que creció de más en una herida",
    "17261": "Destrucción de un cáncer de piel en el cuerpo, los brazos o las piernas, de 0.6 a 1 cm",
    "17262": "Destrucción de un cáncer de piel en el cuerpo, los brazos o las piernas, de 1.1 a 2 cm",
    "17263": "Destrucción de un cáncer de piel en el cuerpo, los brazos o las piernas, de 2.1 a 3 cm",
    "17272":
      "Destrucción de un cáncer de piel en el cuero cabelludo, el cuello, las manos o los pies, de 1.1 a 2 cm",
    "17273":
      "Destrucción de un cáncer de piel en el cuero cabelludo, el cuello, las manos o los pies, de 2.1 a 3 cm",
    "17281": "Destrucción de un cáncer de piel en la cara, de 0.6 a 1 cm",
    "17282": "Destrucción de un cáncer de piel en la cara, de 1.1 a 2 cm",
    "17311":
      "Extracción de cáncer de piel capa por capa (Mohs) en la cabeza, las manos o los pies, primera etapa",
    "17312":
      "Extracción de cáncer de piel capa por capa (Mohs) en la cabeza, las manos o los pies, cada etapa adicional",
    "17313":
      "Extracción de cáncer de piel capa por capa (Mohs) en el cuerpo, los brazos o las piernas, primera etapa",
    "17314":
      "Extracción de cáncer de piel capa por capa (Mohs) en el cuerpo, los brazos o las piernas, cada etapa adicional",
    "19000": "Extracción con aguja del líquido de un quiste del seno",
    "19081": "Biopsia del seno guiada por mamografía, primer lugar",
    "19083": "Biopsia del seno guiada por ultrasonido, primer lugar",
    "19120": "Extracción de un bulto del seno",
    "19125": "Extracción de un bulto del seno marcado en las imágenes",
    "19301": "Extracción de parte de un seno (lumpectomía)",
    "19303": "Extracción de un seno completo (mastectomía)",
  },
};
