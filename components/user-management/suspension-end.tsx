import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { InputField } from "@/components/ui/input-field";
import { dayAfter, toSchoolDay } from "@/lib/core/i18n/school-time";

type Props = Omit<ComponentProps<typeof InputField>, "label" | "hint" | "type" | "min">;

/** The day on which a suspension ends, if it does by itself. */
export function SuspensionEnd(field: Props) {
  const t = useTranslations("user-management.suspend");
  const tomorrow = dayAfter(toSchoolDay(new Date()));
  return (
    <InputField label={t("until")} hint={t("untilHint")} type="date" min={tomorrow} optional {...field} />
  );
}
