import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import { X } from "@/components/ui/icons";
import { RadioGroup } from "@/components/ui/radio-group";
import { type Feeling, feelings } from "@/lib/posts/constants";
import { FeelingIcon } from "./feelings";

type Props = { value: Feeling | ""; onPick: (feeling: Feeling | "") => void; onClose: () => void };

export function FeelingsPanel({ value, onPick, onClose }: Props) {
  const t = useTranslations("posts");
  /** Enter confirms the feeling: in a radio button it would send the form of the post. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onClose();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the radio buttons in it
    <div onKeyDown={onKeyDown}>
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
    </div>
  );
}
