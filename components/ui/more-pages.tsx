import { useTranslations } from "next-intl";
import { Button } from "./button";

type List = { current_page: number; last_page: number };
type Props = { list: List | undefined; onChange: (page: number) => void };

/** Buttons, not links: for a list whose pages have no URL. */
export function MorePages({ list, onChange }: Props) {
  const t = useTranslations("ui.pages");
  const { current_page: page, last_page: last } = list ?? { current_page: 1, last_page: 1 };
  if (last <= 1) return null;
  return (
    <div className="flex items-center justify-between gap-2">
      <Button size="small" variant="secondary" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        {t("previous")}
      </Button>
      <span className="text-muted text-sm tabular-nums">{t("of", { page, last })}</span>
      <Button size="small" variant="secondary" disabled={page >= last} onClick={() => onChange(page + 1)}>
        {t("next")}
      </Button>
    </div>
  );
}
