import { useTranslations } from "next-intl";
import { Button } from "./button";

type Props = { page: number; lastPage: number; onChange: (page: number) => void };

/** Buttons, not links: for a list whose pages have no URL. */
export function MorePages({ page, lastPage, onChange }: Props) {
  const t = useTranslations("ui.pages");
  return (
    <div className="flex items-center justify-between gap-2">
      <Button size="small" variant="secondary" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        {t("previous")}
      </Button>
      <span className="text-muted text-sm tabular-nums">{t("of", { page, last: lastPage })}</span>
      <Button size="small" variant="secondary" disabled={page >= lastPage} onClick={() => onChange(page + 1)}>
        {t("next")}
      </Button>
    </div>
  );
}
