import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { SelectField } from "@/components/ui/select-field";
import { TextareaField } from "@/components/ui/textarea-field";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { decisionLimits } from "@/lib/moderation/queue-contract";
import { getSchoolRules } from "@/lib/school-settings/school-rules-contract";
import type { SchoolRule } from "@/lib/site";

type Props = {
  /** The rules when the page was loaded; the current ones replace them, as they may have changed since. */
  rules: SchoolRule[];
  rule: Partial<ComponentProps<typeof SelectField>>;
  explanation: Partial<ComponentProps<typeof TextareaField>>;
};

/** The author reads both: the school rule that was broken, and the explanation. */
export function DecisionFields({ rules, rule, explanation }: Props) {
  const t = useTranslations("moderation");
  const locale = useLocale();
  const { data } = useEndpoint(
    getSchoolRules,
    {},
    { fallbackData: { data: { rules } }, revalidateOnFocus: true, revalidateOnMount: true },
  );
  const options = (data?.data.rules ?? rules).map(
    (schoolRule) => [schoolRule.id, schoolRule[locale]] as const,
  );
  return (
    <>
      <SelectField
        // A select whose value is deleted would show another rule than it sends.
        key={options.join()}
        label={t("queue.rule")}
        {...rule}
        options={options}
        emptyOption={t("queue.chooseRule")}
        required
      />
      <TextareaField
        label={t("queue.explanation")}
        {...explanation}
        rows={3}
        maxLength={decisionLimits.explanation}
        optional
      />
    </>
  );
}
