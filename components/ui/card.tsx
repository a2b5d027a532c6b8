import type { ComponentProps, ElementType } from "react";
import { cx } from "./cx";

export function Card({
  as: Element = "section",
  className,
  ...rest
}: ComponentProps<"section"> & { as?: ElementType }) {
  return <Element {...rest} className={cx("card", className)} />;
}
