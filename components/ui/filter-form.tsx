import type { ComponentProps, ReactNode } from "react";
import { changeFilters } from "./change-filters";
import { cx } from "./cx";
import { InputField } from "./input-field";
import { SelectField } from "./select-field";
import { useDebouncedInput } from "./use-debounced-input";

type Props = {
  /** The page, for the plain GET form that it is without scripts. */
  action: string;
  label: string;
  placeholder: string;
  maxLength: number;
  search: string | undefined;
  /** Grid columns on wide screens, where they are not two equal ones. */
  columns?: string;
  children: ReactNode;
};

const delayMs = 500;
const formStyle =
  "grid grid-cols-2 items-end gap-3 large-text:grid-cols-1 max-md:*:not-has-[[type=date]]:col-span-full " +
  "md:max-lg:*:first:nth-last-[odd]:col-span-2";

/** A search, debounced by 500 ms, and filters such as `FilterSelect`; the URL contains them all. */
export function FilterForm({ action, search, columns, children, ...field }: Props) {
  const { control, flush } = useDebouncedInput(
    search ?? "",
    (text) => changeFilters({ search: text }),
    delayMs,
  );
  return (
    <search>
      <form
        action={action}
        className={cx(formStyle, columns ?? "lg:grid-cols-[2fr_1fr_1fr]")}
        onSubmit={(event) => {
          event.preventDefault();
          flush();
        }}
      >
        <InputField {...field} type="search" name="search" {...control} />
        {children}
      </form>
    </search>
  );
}

type SelectProps = Pick<ComponentProps<typeof SelectField>, "label" | "emptyOption" | "options"> & {
  name: string;
  value: string | undefined;
};

export function FilterSelect({ name, value = "", ...rest }: SelectProps) {
  return (
    <SelectField
      {...rest}
      name={name}
      value={value}
      onChange={({ target }) => changeFilters({ [name]: target.value })}
    />
  );
}
