import type { ComponentProps } from "react";
import { InputField } from "./input-field";
import { useDebouncedInput } from "./use-debounced-input";

type Props = Pick<ComponentProps<typeof InputField>, "label" | "name"> & {
  value: string | undefined;
  onFilterChange: (day: string) => void;
};

/** A day that filters a list. One that is typed is of the first centuries until its year is whole. */
export function DayFilter({ value = "", onFilterChange, ...field }: Props) {
  const { control } = useDebouncedInput(value, (day) => {
    if (day === "" || day >= "1900") onFilterChange(day);
  });
  return <InputField {...field} type="date" {...control} />;
}
