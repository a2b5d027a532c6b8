import type { ReactNode } from "react";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { useMutation } from "@/components/ui/use-mutation";
import type { CallOptions } from "@/lib/core/api/client";
import type { Endpoint } from "@/lib/core/api/endpoint";

type Props<E extends Endpoint> = {
  endpoint: E;
  options: CallOptions<E>;
  errorText: string;
  successText: string;
  /** Names the user as well, where the button alone does not. */
  label?: string;
  onDone: () => Promise<unknown>;
  children: ReactNode;
};

/** A call about one account that needs no question, and its error. */
export function UserAction<E extends Endpoint>(props: Props<E>) {
  const { endpoint, options, errorText, successText, label, onDone, children } = props;
  const { run, retry, isBusy, error } = useMutation(endpoint, {
    ...{ errorText, successText },
    refresh: onDone,
  });
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        isBusy={isBusy}
        aria-label={label}
        onClick={() => run(options)}
      >
        {children}
      </Button>
      <ActionError error={error} retry={retry} />
    </div>
  );
}
