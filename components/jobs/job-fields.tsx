import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { jobDraft } from "@/lib/jobs/contract";
import type { JobFormState } from "./use-job-form";

type Props = {
  state: JobFormState;
  name: keyof typeof jobDraft.shape;
  label: string;
  hint?: string;
  required?: boolean;
};
type TextProps = Props & { type?: "text" | "date" | "number"; max?: number };

export function TextField({ state, name, type = "text", max, ...field }: TextProps) {
  return (
    <Field {...field} error={state.error(name)}>
      {(control) => <Input {...control} {...state.field(name)} type={type} maxLength={max} />}
    </Field>
  );
}

export function LongTextField({ state, name, max, ...field }: Props & { max: number }) {
  return (
    <Field {...field} error={state.error(name)}>
      {(control) => (
        <Textarea {...control} {...state.field(name)} maxLength={max} className="max-h-96 min-h-32" />
      )}
    </Field>
  );
}

type SelectProps = Props & {
  /** Where the messages of the options are. */
  of: "types" | "statuses" | "categories" | "remotes" | "periods" | "languages";
  options: readonly string[];
};

export function SelectField({ state, name, of, options, ...field }: SelectProps) {
  const t = useTranslations("jobs");
  return (
    <Field {...field} error={state.error(name)}>
      {(control) => (
        <Select {...control} {...state.field(name)}>
          {!field.required && <option value="">{t("form.notStated")}</option>}
          {options.map((option) => (
            <option key={option} value={option}>
              {t(`${of}.${option}` as "types.internship")}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
