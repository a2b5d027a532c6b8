import type { ReactNode } from "react";
import { cx } from "./cx";

type RadioOption<V extends string> = { value: V; label: string; icon?: ReactNode };

export function RadioGroup<V extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  variant = "chips",
  hideLegend,
  legendClassName = "mb-1 font-semibold text-sm",
  className,
}: {
  legend: string;
  name: string;
  options: readonly RadioOption<V>[];
  value: V;
  onChange: (value: V) => void;
  variant?: "chips" | "bar";
  hideLegend?: boolean;
  legendClassName?: string;
  className?: string;
}) {
  return (
    <fieldset className={cx("min-w-0", className)}>
      <legend className={hideLegend ? "sr-only" : legendClassName}>{legend}</legend>
      <div className={frames[variant]}>
        {options.map((option) => (
          <label key={option.value} className={cx(optionStyle, optionStyles[variant])}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const frames = {
  chips: "flex flex-wrap gap-2",
  bar: "grid auto-cols-fr grid-flow-col large-text:grid-flow-row rounded-control border border-edge bg-surface p-0.5",
};

const optionStyle =
  "relative inline-flex items-center justify-center gap-1.5 border px-3 text-sm transition-colors " +
  "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 " +
  "forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] " +
  "forced-colors:has-checked:forced-color-adjust-none";

const optionStyles = {
  chips:
    "min-h-11 rounded-full border-edge bg-surface hover:bg-wash md:min-h-9 " +
    "has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent " +
    "has-checked:inset-ring has-checked:inset-ring-accent",
  bar:
    "min-h-10 rounded-[6px] border-transparent text-muted hover:text-ink " +
    "has-checked:bg-accent-soft has-checked:text-accent",
};
