import { useTranslations } from "next-intl";
import { Button } from "./button";
import { cx } from "./cx";
import { FieldError } from "./field";
import { useLastingFocus } from "./use-lasting-focus";

/** The error of a `useMutation`, beside its control, with a retry. */
export function ActionError({ error, retry }: { error: string | undefined; retry: () => void }) {
  const t = useTranslations("ui");
  // The retry has the focus when it succeeds and leaves.
  const area = useLastingFocus<HTMLDivElement>(error);
  return (
    <div
      ref={area}
      tabIndex={-1}
      className={cx("flex flex-wrap items-center gap-2 outline-none", !error && "sr-only")}
    >
      <FieldError>{error}</FieldError>
      {error && (
        <Button variant="secondary" size="small" onClick={retry}>
          {t("retry")}
        </Button>
      )}
    </div>
  );
}
