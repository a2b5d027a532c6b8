import type { ComponentProps } from "react";
import { controlStyle } from "./control-style";
import { cx } from "./cx";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input {...rest} className={cx(controlStyle, className)} />;
}
