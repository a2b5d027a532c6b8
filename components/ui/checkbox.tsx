import { type ComponentProps, type ReactNode, useId } from "react";
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
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          className="checkbox"
        />
        <span>{label}</span>
      </label>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
