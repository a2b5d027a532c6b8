import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useFormatDate } from "@/components/ui/use-format-date";
import { profileLimits } from "@/lib/profiles/limits";

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));

type Props = {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  required?: boolean;
};

/** `YYYY-MM`. Firefox and Safari lack an input for months. */
export function MonthField({ label, value, error, onChange, required }: Props) {
  const t = useTranslations("profiles.form");
  const formatDate = useFormatDate();
  const [year = "", month = ""] = value.split("-");
  const change = (nextYear: string, nextMonth: string) =>
    onChange(nextYear || nextMonth ? `${nextYear}-${nextMonth}` : "");
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <Field label={label} error={error} required={required ?? false} optional={!required}>
        {(control) => (
          <div className="grid grid-cols-2 large-text:grid-cols-1 gap-2">
            <Select
              {...control}
              aria-label={t("month", { label })}
              value={month}
              onChange={(event) => change(year, event.target.value)}
              emptyOption={t("monthNone")}
              options={months.map(
                (each) =>
                  [each, formatDate(new Date(`2024-${each}-15T12:00:00Z`), { month: "long" })] as const,
              )}
            />
            <Select
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
