import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form-dialog";
import { RichText } from "@/components/ui/rich-text";
import { SelectField } from "@/components/ui/select-field";
import { TextareaField } from "@/components/ui/textarea-field";
import type { ApplicationStatus } from "@/db/enums";
import { applicationLimits } from "@/lib/applications/constants";
import { templatePlaceholders } from "@/lib/applications/fill-template";
import type { Application } from "@/lib/applications/schemas";
import { StatusBadge } from "./status-badge";
import { useStatusOptions } from "./status-select";
import { type Review, type ReviewRequest, useReview } from "./use-review";

type Props = {
  request: ReviewRequest;
  onClose: () => void;
  onDone: () => unknown;
  onOutdated: () => unknown;
};

export function ReviewDialog({ request, onClose, onDone, onOutdated }: Props) {
  const t = useTranslations("applications.answer");
  const statusLabel = useTranslations("applications.company")("status");
  const { applications } = request;
  const review = useReview(request, onDone);
  const [first] = applications;
  const title =
    applications.length === 1 && first
      ? t("titleOne", { name: first.student.name })
      : t("titleMany", { count: applications.length });

  return (
    <FormDialog
      size="medium"
      title={title}
      confirm={t("send")}
      state={{ submit: () => review.send(), isBusy: review.isBusy, formError: review.error }}
      onClose={onClose}
      onOutdated={onOutdated}
    >
      <SelectField
        label={statusLabel}
        value={review.status}
        onChange={({ target }) => review.setStatus(target.value as ApplicationStatus)}
        options={useStatusOptions(request.status)}
      />
      {review.templates.length > 0 && (
        <SelectField
          label={t("template")}
          value={review.template?.id ?? ""}
          onChange={({ target }) => review.selectTemplate(Number(target.value) || undefined)}
          emptyOption={t("noTemplate")}
          options={review.templates.map(({ id, name }) => [id, name])}
          optional
        />
      )}
      <TextareaField
        label={t("message")}
        hint={t("messageHint", templatePlaceholders)}
        value={review.message}
        maxLength={applicationLimits.message}
        onChange={({ target }) => review.setMessage(target.value)}
        controlClassName="min-h-28 max-h-72"
        optional
      />
      <ReviewPreview applications={applications} review={review} />
    </FormDialog>
  );
}

/** The message to the first student, and to the first one of each language. */
function ReviewPreview({ applications, review }: { applications: Application[]; review: Review }) {
  const t = useTranslations("applications.answer");
  const shown = (["fr", "en"] as const).flatMap(
    (locale) => applications.find(({ student }) => student.locale === locale) ?? [],
  );
  return (
    // A template is announced, but not what is being typed.
    <section aria-label={t("preview")} aria-live={review.isEdited ? "off" : "polite"} className="grid gap-2">
      <h3 className="font-sans text-sm">{t("preview")}</h3>
      {shown.map((application) => {
        const text = review.previewFor(application);
        return (
          <div key={application.id} className="grid gap-2 rounded-control border border-line p-3 text-sm">
            <p className="flex flex-wrap items-center gap-2 text-muted">
              {t("to", { name: application.student.name })}
              <StatusBadge status={review.status} />
            </p>
            {text ? (
              <RichText text={text} lang={application.student.locale} />
            ) : (
              <p className="text-muted">{t("noMessage")}</p>
            )}
          </div>
        );
      })}
    </section>
  );
}
