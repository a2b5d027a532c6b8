import type { SVGProps } from "react";
import { cx } from "./cx";
import sprite from "./drawings.svg";

const { src }: { src: string } = sprite;

type Props = SVGProps<SVGSVGElement> & { name: "courtyard" | "yard" | Illustration };

/** A decorative drawing of the sprite, in the colours of the page. */
export function Drawing({ name, className, ...props }: Props) {
  return (
    <svg
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
      className={cx("stroke-ink", className)}
    >
      <use href={`${src}#${name}`} />
    </svg>
  );
}

export type Illustration = "closed-gate" | "empty-bench" | "nothing-found" | "rain" | "wrong-way";

/** Shown above a sentence that says why a list is empty. */
export function Illustration({ name }: { name: Illustration }) {
  return <Drawing name={name} viewBox="0 0 240 150" strokeWidth="1.75" className="h-auto w-60 max-w-full" />;
}
