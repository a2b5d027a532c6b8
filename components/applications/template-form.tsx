import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { applicationLimits, companyStatuses } from "@/lib/applications/constants";
import { templatePlaceholders } from "@/lib/applications/fill-template";
import type { MessageTemplate } from "@/lib/applications/schemas";
import { createMessageTemplate, updateMessageTemplate } from "@/lib/applications/templates-contract";
import type { CallOptions } from "@/lib/core/api/client";
import type { BodyOf } from "@/lib/core/api/endpoint";

type Props = { template: MessageTemplate | null; onSaved: () => unknown; onCancel: () => void };

export function TemplateForm({ template, onSaved, onCancel }: Props) {
  const t = useTranslations("applications");
  const state = useTemplateForm(template, onSaved);
  const { submit, busy, field, error, formError } = state;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={t("templates.name")} error={error("name")} required>
          {(control) => <Input {...control} {...field("name")} maxLength={applicationLimits.templateName} />}
        </Field>
        <Field label={t("templates.status")} optional>
          {(control) => (
            <Select {...control} {...field("status")}>
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
      <p className="text-muted text-sm">{t("answer.messageHint", templatePlaceholders)}</p>
      <div className="grid gap-4 md:grid-cols-2">
        <MessageField state={state} label={t("templates.french")} locale="fr" />
        <MessageField state={state} label={t("templates.english")} locale="en" />
      </div>
      <FormError>{formError}</FormError>
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

type Endpoint = typeof createMessageTemplate | typeof updateMessageTemplate;
type Values = BodyOf<typeof createMessageTemplate>;

function useTemplateForm(template: MessageTemplate | null, onSaved: () => unknown) {
  const t = useTranslations("applications.templates");
  return useEndpointForm<Endpoint, Record<keyof Values, string>, Values>(
    template ? updateMessageTemplate : createMessageTemplate,
    {
      defaultValues: {
        name: template?.name ?? "",
        status: template?.status ?? "",
        content_fr: template?.content_fr ?? "",
        content_en: template?.content_en ?? "",
      },
      failed: t("failed"),
      request: (body) => ({ ...(template && { ids: { id: template.id } }), body }) as CallOptions<Endpoint>,
      onSuccess: onSaved,
    },
  );
}

type MessageProps = { state: ReturnType<typeof useTemplateForm>; label: string; locale: "fr" | "en" };

function MessageField({ state, label, locale }: MessageProps) {
  return (
    <Field label={label} error={state.error(`content_${locale}`)} required>
      {(control) => (
        <Textarea
          {...control}
          {...state.field(`content_${locale}`)}
          lang={locale}
          maxLength={applicationLimits.message}
          className="min-h-36 max-h-72"
        />
      )}
    </Field>
  );
}
