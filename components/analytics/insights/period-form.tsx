import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { InputField } from "@/components/ui/input-field";
import { type InsightsQuery, insightLimits } from "@/lib/analytics/insights-contract";
import type { Period } from "@/lib/analytics/school-year";
import { adminPaths } from "@/lib/routes";

type Props = { period: Period; query: InsightsQuery; isInvalid: boolean };

/** A plain GET form: the page is made on the server. */
export function PeriodForm({ period: { from, until }, query: { weeks }, isInvalid }: Props) {
  const t = useTranslations("school-analytics");
  return (
    <form
      action={adminPaths.insights}
      className="grid grid-cols-2 items-end gap-3 large-text:grid-cols-1 lg:grid-cols-[1fr_1fr_1fr_auto]"
    >
      <InputField type="date" label={t("from")} name="from" defaultValue={from} required />
      <InputField type="date" label={t("until")} name="until" defaultValue={until} required />
      <InputField
        type="number"
        label={t("weeks")}
        name="weeks"
        defaultValue={weeks}
        min={0}
        max={insightLimits.weeks}
        required
      />
      <Button type="submit" variant="secondary">
        {t("show")}
      </Button>
      {isInvalid && (
        <div className="col-span-full">
          <FieldError>{t("rejected")}</FieldError>
        </div>
      )}
    </form>
  );
}
