import type { Translation } from "#app/domain/language/message.ts";
import type { blog as english } from "../en/blog.ts";

export const blog: Translation<typeof english> = {
  blogFeed: {
    title: "Blog de {product}",
    feedDescription: "Cómo leer facturas, precios y derechos en la atención médica de EE. UU.",
  },
  page: {
    title: "Blog: leer facturas, precios y derechos",
    keywords:
      "blog de facturas médicas, leer una factura de hospital, precios de hospitales explicados, derechos de los pacientes",
    description:
      "Cómo leer una factura de hospital, qué significan los precios de los hospitales y qué derechos tiene usted, paso a paso, con la ley detrás de cada dato.",
    feeds: "También puede seguir los artículos nuevos por un canal: <rss>RSS</rss> o <atom>Atom</atom>.",
  },
  post: {
    otherPosts: "Otros artículos",
    allPosts: "Todos los artículos",
    none: {
      title: "No encontramos el artículo",
      description:
        "Es posible que la dirección esté mal escrita o que el artículo ahora tenga otro nombre. Estos son todos los artículos.",
    },
  },
} as const;
