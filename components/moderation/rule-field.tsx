import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { SelectField } from "@/components/ui/select-field";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { getSchoolRules } from "@/lib/school-settings/school-rules-contract";

/** A school rule as a reason, beside a free text or in its place. Who is concerned reads it in their language. */
export function RuleField(props: Partial<ComponentProps<typeof SelectField>>) {
  const t = useTranslations("moderation.ruleField");
  const locale = useLocale();
  const { data } = useEndpoint(getSchoolRules, {});
  const rules = data?.data.rules ?? [];
  return (
    <SelectField
      label={t("label")}
      {...props}
      options={[["", t("none")], ...rules.map((rule) => [rule.id, rule[locale]] as const)]}
      optional
    />
  );
}
