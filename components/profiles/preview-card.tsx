import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { RadioGroup } from "@/components/ui/radio-group";
import { type ProfileAudience, profileAudiences } from "@/db/enums";

type Props = { audience: ProfileAudience; onChange: (audience: ProfileAudience) => void };

export function PreviewCard({ audience, onChange }: Props) {
  const t = useTranslations("profiles.preview");
  const options = profileAudiences.map((value) => ({ value, label: t(value) }));
  return (
    <Card as="div" className="card-padding print:hidden">
      <RadioGroup
        legend={t("title")}
        legendClassName="mb-3 font-display font-semibold text-lg"
        name="audience"
        options={options}
        value={audience}
        onChange={onChange}
      />
    </Card>
  );
}
