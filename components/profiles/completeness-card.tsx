import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ArrowRight } from "@/components/ui/icons";
import { Progress } from "@/components/ui/progress";
import { Section } from "@/components/ui/section";
import { type CompletenessStep, completenessOf } from "@/lib/profiles/completeness";
import type { Profile } from "@/lib/profiles/schemas";

type Props = { profile: Profile; onStep: (step: CompletenessStep) => void };

export function CompletenessCard({ profile, onStep }: Props) {
  const t = useTranslations("profiles");
  const { share, next } = completenessOf(profile);
  const percent = Math.round(share * 100);
  return (
    <Section
      as={Card}
      id="completeness"
      title={t("completeness.title")}
      className="grid gap-3 card-padding print:hidden"
    >
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
    </Section>
  );
}
