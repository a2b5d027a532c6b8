import type { ComponentProps } from "react";
import { InputField } from "./input-field";

type Props = Omit<ComponentProps<typeof InputField>, "label" | "type" | "hideLabel"> & { label: string };

/** A search for a name beside its results: the label is shown as the placeholder. */
export function SearchField({ label, ...props }: Props) {
  return (
    <InputField
      maxLength={80}
      autoComplete="off"
      placeholder={label}
      {...props}
      label={label}
      type="search"
      hideLabel
    />
  );
}
