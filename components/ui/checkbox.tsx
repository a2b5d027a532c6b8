import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "./cx";
import { FieldError } from "./field";

type Props = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  hint?: string;
  error?: string | undefined;
};

export function Checkbox({ label, hint, error, className, ...rest }: Props) {
  const id = useId();
  const hintId = useId();
  return (
    <div className={cx("grid gap-1", className)}>
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={[hint && hintId, error && id].filter(Boolean).join(" ") || undefined}
          className="checkbox"
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={hintId} className="-mt-2 pl-8 text-muted text-sm">
          {hint}
        </p>
      )}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
