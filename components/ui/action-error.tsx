import { cx } from "./cx";
import { FieldError } from "./field";
import { RetryButton } from "./retry-button";

type Props = { error: string | undefined; retry: (() => void) | undefined };

/** The error of a `useMutation`, beside its control, with its retry. */
export function ActionError({ error, retry }: Props) {
  return (
    <div className={cx("flex flex-wrap items-center gap-2", !error && "sr-only")}>
      <FieldError>{error}</FieldError>
      {error && retry && <RetryButton retry={retry} />}
    </div>
  );
}
