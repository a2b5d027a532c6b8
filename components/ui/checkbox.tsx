import { type ComponentProps, type ReactNode, useId } from "react";
import { Check } from "@/components/ui/icons";
import { cx } from "./cx";
import { FieldError } from "./field";

export function Checkbox({
  label,
  error,
  className,
  ...rest
}: Omit<ComponentProps<"input">, "type"> & { label: ReactNode; error?: string | undefined }) {
  const id = useId();
  return (
    <div className={cx("grid gap-1", className)}>
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <span className="relative grid shrink-0 place-items-center">
          <input
            {...rest}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            className={cx(
              "peer size-5 appearance-none rounded border border-edge bg-surface transition-colors",
              "checked:border-accent checked:bg-accent aria-invalid:border-2 aria-invalid:border-danger",
              "disabled:opacity-50 forced-colors:appearance-auto",
            )}
          />
          <Check
            strokeWidth={3}
            className="pointer-events-none invisible absolute size-3.5 text-on-accent peer-checked:visible forced-colors:hidden"
          />
        </span>
        <span>{label}</span>
      </label>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
