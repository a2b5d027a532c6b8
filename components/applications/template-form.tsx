import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { applicationLimits, type CompanyStatus, companyStatuses } from "@/lib/applications/constants";
import type { MessageTemplate } from "@/lib/applications/schemas";
import { createMessageTemplate, updateMessageTemplate } from "@/lib/applications/templates-contract";
import { ApiError, call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";

/** The words of the hint that stand for themselves. */
const places = { name: "{name}", job: "{job}", company: "{company}" };

type Props = { template: MessageTemplate | null; onSaved: () => unknown; onCancel: () => void };

/** A ready answer in both languages. */
export function TemplateForm({ template, onSaved, onCancel }: Props) {
  const t = useTranslations("applications");
  const { errors, problem, busy, submit } = useTemplateForm(template, onSaved);
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={t("templates.name")} error={errors.name?.[0]} required>
          {(control) => (
            <Input
              {...control}
              name="name"
              defaultValue={template?.name}
              maxLength={applicationLimits.templateName}
            />
          )}
        </Field>
        <Field label={t("templates.status")} optional>
          {(control) => (
            <Select {...control} name="status" defaultValue={template?.status ?? ""}>
              <option value="">{t("templates.anyStatus")}</option>
              {companyStatuses.map((status) => (
                <option key={status} value={status}>
                  {t(`status.${status}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <p className="text-muted text-sm">{t("answer.messageHint", places)}</p>
      <div className="grid gap-4 md:grid-cols-2">
        <MessageField
          name="content_fr"
          label={t("templates.french")}
          lang="fr"
          text={template?.content_fr}
          error={errors.content_fr?.[0]}
        />
        <MessageField
          name="content_en"
          label={t("templates.english")}
          lang="en"
          text={template?.content_en}
          error={errors.content_en?.[0]}
        />
      </div>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {problem}
      </p>
      <div className="flex justify-end gap-2">
        <Button variant="secondary" onClick={onCancel}>
          {t("answer.cancel")}
        </Button>
        <Button type="submit" busy={busy}>
          {t("templates.save")}
        </Button>
      </div>
    </form>
  );
}

function useTemplateForm(template: MessageTemplate | null, onSaved: () => unknown) {
  const t = useTranslations("applications");
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    setErrors({});
    setProblem(undefined);
    try {
      const body = toBody(new FormData(form));
      if (template) await call(updateMessageTemplate, { ids: { id: template.id }, body });
      else await call(createMessageTemplate, { body });
      await onSaved();
    } catch (failure) {
      const found = failure instanceof ApiError ? failure.errors : {};
      setErrors(found);
      if (Object.keys(found).length === 0) setProblem(errorMessage(failure, t("templates.failed")));
      form.querySelector<HTMLElement>(`[name="${Object.keys(found)[0]}"]`)?.focus();
      setBusy(false);
    }
  }
  return { errors, problem, busy, submit };
}

type WordsProps = {
  name: string;
  label: string;
  lang: string;
  text: string | undefined;
  error: string | undefined;
};

function MessageField({ name, label, lang, text, error }: WordsProps) {
  return (
    <Field label={label} error={error} required>
      {(control) => (
        <Textarea
          {...control}
          name={name}
          lang={lang}
          defaultValue={text}
          maxLength={applicationLimits.message}
          className="min-h-36 max-h-72"
        />
      )}
    </Field>
  );
}

function toBody(form: FormData) {
  const said = (name: string) => String(form.get(name) ?? "");
  return {
    name: said("name"),
    status: (said("status") || undefined) as CompanyStatus | undefined,
    content_fr: said("content_fr"),
    content_en: said("content_en"),
  };
}
