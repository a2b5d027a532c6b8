import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlStyle } from "./control-style";
import { cx } from "./cx";

export function Select({ className, ...rest }: ComponentProps<"select">) {
  return (
    <span className={cx("relative block", className)}>
      <select {...rest} className={cx(controlStyle, "appearance-none pr-10")} />
      <ChevronDown className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted" />
    </span>
  );
}
