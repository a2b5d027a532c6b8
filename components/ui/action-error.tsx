import { useTranslations } from "next-intl";
import { Button } from "./button";
import { cx } from "./cx";
import { FieldError } from "./field";

/** The error of a `useMutation`, beside its control, with a retry. */
export function ActionError({ error, retry }: { error: string | undefined; retry: () => void }) {
  const t = useTranslations("ui");
  return (
    <div className={cx("flex flex-wrap items-center gap-2", !error && "sr-only")}>
      <FieldError>{error}</FieldError>
      {error && (
        <Button variant="secondary" size="small" onClick={retry}>
          {t("retry")}
        </Button>
      )}
    </div>
  );
}
