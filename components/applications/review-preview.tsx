import { useTranslations } from "next-intl";
import { RichText } from "@/components/ui/rich-text";
import type { Application } from "@/lib/applications/schemas";
import { StatusBadge } from "./status-badge";
import type { Review } from "./use-review";

/** The message to the first student, and to the first one of each language. */
export function ReviewPreview({ applications, review }: { applications: Application[]; review: Review }) {
  const t = useTranslations("applications.answer");
  const shown = (["fr", "en"] as const).flatMap(
    (locale) => applications.find(({ student }) => student.locale === locale) ?? [],
  );
  return (
    <section aria-label={t("preview")} aria-live="polite" className="grid gap-2">
      <h3 className="font-sans font-semibold text-sm">{t("preview")}</h3>
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
