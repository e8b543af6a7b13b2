import * as css from "./figure-list.css.ts";

interface FigureListProps {
  /** `href` leads to what the figure counts or means. */
  figures: readonly { name: string; value: string; href?: string }[];
}

/** Large figures next to each other, each with its name below. */
export function FigureList({ figures }: FigureListProps) {
  return (
    <dl className={css.figures}>
      {figures.map(({ name, value, href }) => (
        <div key={name} className={css.figure}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.value}>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
        </div>
      ))}
    </dl>
  );
}
