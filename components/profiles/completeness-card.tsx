import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ArrowRight } from "@/components/ui/icons";
import { Progress } from "@/components/ui/progress";
import { type CompletenessStep, completenessOf } from "@/lib/profiles/completeness";
import type { Profile } from "@/lib/profiles/schemas";

type Props = { profile: Profile; onStep: (step: CompletenessStep) => void };

export function CompletenessCard({ profile, onStep }: Props) {
  const t = useTranslations("profiles");
  const { share, next } = completenessOf(profile);
  const percent = Math.round(share * 100);
  return (
    <Card aria-labelledby="completeness" className="grid gap-3 p-5 print:hidden">
      <h2 id="completeness" className="text-lg">
        {t("completeness.title")}
      </h2>
      <div className="grid gap-1.5">
        <p className="text-sm tabular-nums">{t("completeness.percent", { percent })}</p>
        <Progress label={t("completeness.title")} value={share} />
      </div>
      {next ? (
        <div className="grid justify-items-start gap-2">
          <p className="text-muted text-sm">{t(`prompts.${next}`)}</p>
          <Button size="small" variant="secondary" onClick={() => onStep(next)}>
            {t(`completeness.${next}`)}
            <ArrowRight className="size-4" />
          </Button>
        </div>
      ) : (
        <p className="text-muted text-sm">{t("completeness.complete")}</p>
      )}
      <p className="border-line border-t pt-3 text-muted text-xs">{t("completeness.audience")}</p>
    </Card>
  );
}
