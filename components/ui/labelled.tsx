import type { ComponentType } from "react";
import { Field, type FieldProps } from "./field";

type Props<P> = FieldProps & Omit<P, keyof FieldProps> & { controlClassName?: string };

/** A control under its label; `className` is the field's. */
export function labelled<P extends { className?: string | undefined }>(Control: ComponentType<P>) {
  return function LabelledControl({ controlClassName, ...props }: Props<P>) {
    const { label, hint, error, required, optional, hideLabel, className, ...rest } = props;
    const field = { label, hint, error, required, optional, hideLabel, className };
    return (
      <Field {...field}>
        {(control) => <Control {...(rest as unknown as P)} {...control} className={controlClassName} />}
      </Field>
    );
  };
}
