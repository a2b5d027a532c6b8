import { useTranslations } from "next-intl";
import { Button } from "./button";
import { useParentFocus } from "./use-parent-focus";

/** It has the focus when it succeeds and leaves. */
export function RetryButton({ retry }: { retry: () => unknown }) {
  const t = useTranslations("ui");
  const button = useParentFocus<HTMLButtonElement>();
  return (
    <Button ref={button} variant="secondary" size="small" onClick={() => retry()}>
      {t("retry")}
    </Button>
  );
}
