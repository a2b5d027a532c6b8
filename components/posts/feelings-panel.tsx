import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { X } from "@/components/ui/icons";
import { RadioGroup } from "@/components/ui/radio-group";
import { type Feeling, feelings } from "@/lib/posts/constants";
import { FeelingIcon } from "./feelings";

type Props = { value: Feeling | ""; onPick: (feeling: Feeling | "") => void };

export function FeelingsPanel({ value, onPick }: Props) {
  const t = useTranslations("posts");
  return (
    <>
      <RadioGroup
        legend={t("compose.feeling")}
        hideLegend
        name="feeling"
        value={value}
        onChange={onPick}
        options={feelings.map((feeling) => ({
          value: feeling,
          label: t(`feelings.${feeling}`),
          icon: <FeelingIcon feeling={feeling} className="size-4" />,
        }))}
      />
      {value && (
        <Button variant="quiet" size="small" className="mt-2" onClick={() => onPick("")}>
          <X className="size-4" />
          {t("compose.removeFeeling")}
        </Button>
      )}
    </>
  );
}
