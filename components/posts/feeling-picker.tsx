import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Smile } from "@/components/ui/icons";
import { Popover } from "@/components/ui/popover";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import type { Feeling } from "@/lib/posts/constants";
import { FeelingIcon } from "./feelings";

const loadPanel = () => import("./feelings-panel").then((module) => module.FeelingsPanel);

type Props = { value: Feeling | ""; onPick: (feeling: Feeling | "") => void };

export function FeelingPicker({ value, onPick }: Props) {
  const t = useTranslations("posts");
  const panel = useLazyComponent(loadPanel);
  const trigger = (
    <Button variant="quiet" className="px-2.5">
      {value ? <FeelingIcon feeling={value} /> : <Smile />}
      {value ? t(`feelings.${value}`) : t("compose.feeling")}
    </Button>
  );
  return (
    <span className="inline-flex items-center">
      <Popover
        trigger={trigger}
        label={t("compose.feeling")}
        lazy={panel}
        align="start"
        className="p-3 md:w-sm"
      >
        {(close) => panel.Component && <panel.Component value={value} onPick={onPick} onClose={close} />}
      </Popover>
    </span>
  );
}
