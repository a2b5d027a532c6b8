import type { ComponentProps } from "react";
import { ChevronDown } from "@/components/ui/icons";
import { cx } from "./cx";

type SelectOption = readonly [value: string | number, label: string];

type Props = ComponentProps<"select"> & { options: readonly SelectOption[]; emptyOption?: string };

export function Select({ className, options, emptyOption, ...rest }: Props) {
  return (
    <span className={cx("relative block", className)}>
      <select {...rest} className={cx("control", "appearance-none text-ellipsis pr-10")}>
        {emptyOption && <option value="">{emptyOption}</option>}
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted" />
    </span>
  );
}
