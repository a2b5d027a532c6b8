import { cx } from "./cx";
import { FieldError } from "./field";
import { RetryButton } from "./retry-button";

/** The error of a `useMutation`, beside its control, with a retry. */
export function ActionError({ error, retry }: { error: string | undefined; retry: () => void }) {
  return (
    <div className={cx("flex flex-wrap items-center gap-2", !error && "sr-only")}>
      <FieldError>{error}</FieldError>
      {error && <RetryButton retry={retry} />}
    </div>
  );
}
