import { useTranslations } from "next-intl";
import type { HTMLInputTypeAttribute } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useFieldText } from "@/components/ui/use-field-text";
import type { JobDraft, JobFields } from "./use-job-form";

export type JobFormState = UseFormReturn<JobFields, unknown, JobDraft>;
type Name = keyof JobFields;
type Props = { state: JobFormState; name: Name; label: string; hint?: string; required?: boolean };

/** What ties a control to the form: its error goes when it is edited. */
function useControl({ state, name }: Props) {
  const say = useFieldText();
  const edited = () => {
    state.clearErrors(name);
    state.clearErrors("root");
  };
  return { error: say(state.formState.errors[name]), control: state.register(name, { onChange: edited }) };
}

export function TextField({
  type = "text",
  max,
  ...props
}: Props & { type?: HTMLInputTypeAttribute; max?: number }) {
  const { error, control } = useControl(props);
  return (
    <Field label={props.label} hint={props.hint} error={error} required={props.required}>
      {(tie) => <Input {...tie} {...control} type={type} maxLength={type === "text" ? max : undefined} />}
    </Field>
  );
}

export function LongTextField({ max, ...props }: Props & { max: number }) {
  const { error, control } = useControl(props);
  return (
    <Field label={props.label} hint={props.hint} error={error} required={props.required}>
      {(tie) => <Textarea {...tie} {...control} maxLength={max} className="max-h-96 min-h-32" />}
    </Field>
  );
}

/** `of` is where the options' words are; without `required` the first one says nothing. */
export function ChoiceField({
  of,
  options,
  ...props
}: Props & {
  of: "types" | "statuses" | "categories" | "remotes" | "periods" | "languages";
  options: readonly string[];
}) {
  const t = useTranslations("jobs");
  const { error, control } = useControl(props);
  return (
    <Field label={props.label} hint={props.hint} error={error} required={props.required}>
      {(tie) => (
        <Select {...tie} {...control}>
          {!props.required && <option value="">{t("form.notStated")}</option>}
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
