import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { SelectField } from "@/components/ui/select-field";
import { TextareaField } from "@/components/ui/textarea-field";
import { schoolRules } from "@/db/enums";
import { decisionLimits } from "@/lib/moderation/queue-contract";

type Props = {
  rule: Partial<ComponentProps<typeof SelectField>>;
  explanation: Partial<ComponentProps<typeof TextareaField>>;
};

/** What the author reads: the rule that was broken, and why. */
export function DecisionFields({ rule, explanation }: Props) {
  const t = useTranslations("moderation");
  return (
    <>
      <SelectField
        label={t("queue.rule")}
        data-first-focus
        {...rule}
        options={schoolRules.map((each) => [each, t(`rules.${each}`)])}
      />
      <TextareaField
        label={t("queue.explanation")}
        {...explanation}
        rows={3}
        maxLength={decisionLimits.explanation}
      />
    </>
  );
}
