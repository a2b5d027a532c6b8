import { useTranslations } from "next-intl";
import { useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { IconButton } from "@/components/ui/icon-button";
import { ArrowDown, ArrowUp, Trash2 } from "@/components/ui/icons";
import { TextareaField } from "@/components/ui/textarea-field";
import { locales } from "@/db/enums";
import type { Locale } from "@/lib/core/i18n/locales";
import { schoolRuleLimits } from "@/lib/school-settings/school-rules-contract";
import type { useRuleList } from "./use-rule-list";

type Props = {
  index: number;
  list: ReturnType<typeof useRuleList>;
  bind: (name: `rules.${number}.${Locale}`) => UseFormRegisterReturn & { error: string | undefined };
};

export function SchoolRuleFields({ index, list, bind }: Props) {
  const t = useTranslations("school-settings.schoolRules");
  const titleId = useId();
  const number = index + 1;
  const total = list.fields.length;
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in one line with the buttons */}
      <div role="group" aria-labelledby={titleId} className="grid gap-2 border-line border-t py-3">
        <div className="flex items-center">
          <h3 id={titleId} className="mr-auto text-base">
            {t("rule", { number })}
          </h3>
          <RuleButton action="up" number={number} disabled={index === 0} onClick={() => list.moveUp(index)} />
          <RuleButton
            action="down"
            number={number}
            disabled={number === total}
            onClick={() => list.moveDown(index)}
          />
          <RuleButton
            action="delete"
            number={number}
            disabled={total === 1}
            onClick={() => list.remove(index)}
          />
        </div>
        <div className="grid gap-3 md:grid-cols-2">
          {locales.map((locale) => (
            <TextareaField
              key={locale}
              label={t(`inLocale.${locale}`)}
              {...bind(`rules.${index}.${locale}`)}
              lang={locale}
              maxLength={schoolRuleLimits.text}
              required
            />
          ))}
        </div>
      </div>
    </li>
  );
}

const icons = { up: ArrowUp, down: ArrowDown, delete: Trash2 } as const;

type ButtonProps = { action: keyof typeof icons; number: number; disabled: boolean; onClick: () => void };

function RuleButton({ action, number, ...rest }: ButtonProps) {
  const t = useTranslations("school-settings.schoolRules");
  const Icon = icons[action];
  return (
    <IconButton
      danger={action === "delete"}
      label={t(action, { number })}
      data-button={action}
      icon={<Icon />}
      {...rest}
    />
  );
}
