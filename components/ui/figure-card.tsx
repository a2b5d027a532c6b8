import type { ReactNode } from "react";
import { Card } from "./card";
import { cx } from "./cx";

type Props = { name: string; meaning?: string; className?: string; children: ReactNode };

/** A figure in a `dl`: its value, which is above so that those of a row are aligned, its name and what it counts. */
export function FigureCard({ name, meaning, className, children }: Props) {
  return (
    <Card as="div" className={cx("flex min-w-0 flex-col p-4", className)}>
      <dt className="text-sm">{name}</dt>
      <dd className="-order-1 whitespace-nowrap font-display font-semibold text-xl tabular-nums">
        {children}
      </dd>
      {meaning && <dd className="mt-1 text-muted text-xs">{meaning}</dd>}
    </Card>
  );
}
