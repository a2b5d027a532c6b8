import { useTranslations } from "next-intl";
import { actionErrorMessage } from "@/lib/core/api/error-message";
import { Button } from "./button";
import { cx } from "./cx";
import { useParentFocus } from "./use-parent-focus";

type Props = {
  /** Left out where the message is `failed` whatever the reason. */
  error?: unknown;
  /** Shown when the server gave no reason. */
  failed: string;
  retry: () => unknown;
  className?: string;
};

/** Stands in the place of a list or a figure that could not be loaded. */
export function LoadError({ error, failed, retry, className }: Props) {
  const t = useTranslations("ui");
  // The retry has the focus when it succeeds and leaves.
  const area = useParentFocus<HTMLDivElement>();
  return (
    <div
      ref={area}
      role="alert"
      className={cx("flex flex-wrap items-center gap-3 text-danger text-sm", className)}
    >
      {actionErrorMessage(error, failed)}
      <Button variant="secondary" size="small" onClick={() => retry()}>
        {t("retry")}
      </Button>
    </div>
  );
}
