import { actionErrorMessage } from "@/lib/core/api/error-message";
import { cx } from "./cx";
import { isOutdated } from "./is-outdated";
import { RetryButton } from "./retry-button";

type Props = {
  error: unknown;
  /** Shown when the server gave no reason. */
  errorText: string;
  retry: () => unknown;
  className?: string;
};

/** Shown instead of a list or a figure that could not be loaded. Without a retry where the row no longer exists. */
export function LoadError({ error, errorText, retry, className }: Props) {
  return (
    <div role="alert" className={cx("flex flex-wrap items-center gap-3 text-danger text-sm", className)}>
      {actionErrorMessage(error, errorText)}
      {!isOutdated(error) && <RetryButton retry={retry} />}
    </div>
  );
}
