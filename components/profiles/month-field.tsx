import { useTranslations } from "next-intl";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useFormatDate } from "@/components/ui/use-format-date";
import { profileLimits } from "@/lib/profiles/limits";

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));

type Props<Fields extends FieldValues, Values> = {
  label: string;
  name: FieldPath<Fields>;
  control: Control<Fields, unknown, Values>;
  error: string | undefined;
  onEdit: () => void;
  required?: boolean;
};

/** `YYYY-MM`. Firefox and Safari lack an input for months. */
export function MonthField<Fields extends FieldValues, Values>({
  label,
  name,
  control: formControl,
  error,
  onEdit,
  required,
}: Props<Fields, Values>) {
  const t = useTranslations("profiles.form");
  const formatDate = useFormatDate();
  const { field } = useController({ name, control: formControl });
  const [year = "", month = ""] = String(field.value ?? "").split("-");
  const isYearMissing = month !== "" && year === "";
  function change(nextYear: string, nextMonth: string) {
    field.onChange(nextYear || nextMonth ? `${nextYear}-${nextMonth}` : "");
    onEdit();
  }
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <Field label={label} error={error} required={required ?? false} optional={!required}>
        {(control) => (
          <div className="grid grid-cols-2 large-text:grid-cols-1 gap-2">
            <Select
              {...control}
              ref={isYearMissing ? undefined : field.ref}
              aria-label={t("month", { label })}
              value={month}
              onChange={(event) => change(year, event.target.value)}
              emptyOption={t("monthNone")}
              options={months.map(
                (number) => [number, formatDate(`2024-${number}-15T12:00:00Z`, { month: "long" })] as const,
              )}
            />
            <Select
              ref={isYearMissing ? field.ref : undefined}
              aria-label={t("year", { label })}
              aria-describedby={control["aria-describedby"]}
              aria-invalid={control["aria-invalid"]}
              value={year}
              onChange={(event) => change(event.target.value, month)}
              emptyOption={t("yearNone")}
              options={yearOptions()}
            />
          </div>
        )}
      </Field>
    </fieldset>
  );
}

/** Future years too: studies may end later. */
export function yearOptions() {
  const last = new Date().getFullYear() + 8;
  return Array.from({ length: last - profileLimits.firstYear + 1 }, (_, index) => {
    const year = String(last - index);
    return [year, year] as const;
  });
}
