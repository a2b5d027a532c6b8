import { useLocale, useTranslations } from "next-intl";
import { RelativeTime } from "@/components/ui/relative-time";
import type { OpenAppeal } from "@/lib/moderation/decisions-contract";

type Props = {
  decision: Pick<OpenAppeal, "action" | "moderator" | "rule_text" | "explanation" | "excerpt" | "created_at">;
};

export function DecisionSummary({ decision }: Props) {
  const t = useTranslations("moderation");
  const locale = useLocale();
  const { action, moderator, rule_text, explanation, excerpt, created_at } = decision;
  return (
    <div className="grid gap-1 border-line border-l-2 pl-3 text-muted text-sm">
      <p>
        {t("appeals.decision", {
          action: t(`actionsDone.${action}`),
          moderator: moderator ?? t("appeals.formerModerator"),
        })}
        {" · "}
        <RelativeTime date={created_at} kind="admin" />
      </p>
      {rule_text && <p>{[rule_text[locale], explanation].filter(Boolean).join(" – ")}</p>}
      <p className="whitespace-pre-line">{excerpt}</p>
    </div>
  );
}
