import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { CircleAlert } from "@/components/ui/icons";
import { cx } from "./cx";

export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
};

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  optional?: boolean;
  hideLabel?: boolean;
  className?: string;
};

type Props = FieldProps & { children: (control: FieldControl) => ReactNode };

/** `children` gets the attributes that tie the control to its label, hint and error. */
export function Field({ label, hint, error, required, optional, hideLabel, className, children }: Props) {
  const id = useId();
  const t = useTranslations("ui");
  const control: FieldControl = {
    id,
    "aria-describedby": cx(hint ? `${id}-hint` : null, error && `${id}-error`) || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-required": required ? true : undefined,
  };
  return (
    <div className={cx("grid grid-cols-1 content-start gap-1", className)}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "font-semibold text-sm"}>
        {label}
        {optional && <span className="font-normal text-muted"> ({t("optional")})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {children(control)}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** Stays in the page while empty: a live region must exist before its text. */
export function FieldError({ id, children }: { id?: string; children: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className={cx("flex gap-1.5 text-danger text-sm", !children && "sr-only")}>
      {children && <CircleAlert className="mt-0.5 size-4" />}
      {children}
    </p>
  );
}
