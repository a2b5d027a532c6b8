import { useTranslations } from "next-intl";
import { Button } from "./button";

export function RetryButton({ retry }: { retry: () => unknown }) {
  const t = useTranslations("ui");
  return (
    <Button variant="secondary" size="small" onClick={() => retry()}>
      {t("retry")}
    </Button>
  );
}
