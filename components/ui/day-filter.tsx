import type { ComponentProps } from "react";
import { InputField } from "./input-field";
import { useDebouncedInput } from "./use-debounced-input";

type Props = Pick<ComponentProps<typeof InputField>, "label" | "name"> & {
  value: string | undefined;
  onFilterChange: (day: string) => void;
};

/** Filters a list by day. While its year is typed, the field holds a day of the first centuries. */
export function DayFilter({ value = "", onFilterChange, ...field }: Props) {
  const { control } = useDebouncedInput(value, (day) => {
    if (day === "" || day >= "1900") onFilterChange(day);
  });
  return <InputField {...field} type="date" {...control} />;
}
