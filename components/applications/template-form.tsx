import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { CancelButton } from "@/components/ui/cancel-button";
import { FormError } from "@/components/ui/form-error";
import { InputField } from "@/components/ui/input-field";
import { SelectField } from "@/components/ui/select-field";
import { TextareaField } from "@/components/ui/textarea-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { applicationLimits, reviewStatuses } from "@/lib/applications/constants";
import { templatePlaceholders } from "@/lib/applications/fill-template";
import type { MessageTemplate } from "@/lib/applications/schemas";
import { createMessageTemplate, updateMessageTemplate } from "@/lib/applications/templates-contract";
import type { CallOptions } from "@/lib/core/api/client";
import type { BodyOf } from "@/lib/core/api/endpoint";
import type { Locale } from "@/lib/core/i18n/locales";

type Props = {
  template: MessageTemplate | null;
  onSaved: () => unknown;
  onCancel: () => void;
};

export function TemplateForm({ onCancel, ...props }: Props) {
  const t = useTranslations("applications");
  const { submit, isBusy, bind, formError, ...state } = useTemplateForm(props);
  const message = (locale: Locale) => ({
    ...bind(`content_${locale}`),
    lang: locale,
    maxLength: applicationLimits.message,
    controlClassName: "min-h-36 max-h-72",
    required: true,
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <InputField
          label={t("templates.name")}
          autoFocus
          {...bind("name")}
          maxLength={applicationLimits.templateName}
          required
        />
        <SelectField
          label={t("templates.status")}
          {...bind("status")}
          emptyOption={t("templates.anyStatus")}
          options={reviewStatuses.map((status) => [status, t(`status.${status}`)])}
          optional
        />
      </div>
      <p className="text-muted text-sm">{t("answer.messageHint", templatePlaceholders)}</p>
      <div className="grid gap-4 md:grid-cols-2">
        <TextareaField label={t("templates.french")} {...message("fr")} />
        <TextareaField label={t("templates.english")} {...message("en")} />
      </div>
      <FormError>{formError}</FormError>
      <div className="flex flex-wrap justify-end gap-2">
        <CancelButton onClick={state.onCancel ?? onCancel} />
        <Button type="submit" isBusy={isBusy}>
          {t("templates.save")}
        </Button>
      </div>
    </form>
  );
}

type Endpoint = typeof createMessageTemplate | typeof updateMessageTemplate;
type Values = BodyOf<typeof createMessageTemplate>;

function useTemplateForm({ template, onSaved }: Omit<Props, "onCancel">) {
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
      errorText: t("failed"),
      draftKey: `message-template:${template?.id ?? "new"}`,
      isShared: true,
      // Only the edited fields are sent: a colleague may have changed the others meanwhile.
      request: (body, edited) =>
        (template ? { params: { id: template.id }, body: edited } : { body }) as CallOptions<Endpoint>,
      onSuccess: onSaved,
    },
  );
}
