import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import type { ButtonVariant } from "@/components/ui/button-style";
import { DialogButton } from "@/components/ui/dialog-button";
import { useMutation } from "@/components/ui/use-mutation";
import type { CallOptions } from "@/lib/core/api/client";
import type { Endpoint } from "@/lib/core/api/endpoint";

export type RejectionProps = { onClose: () => void; onDone: () => unknown; onOutdated: () => unknown };

type Props<E extends Endpoint> = {
  listId: string;
  /** The call that accepts the item. */
  endpoint: E;
  options: CallOptions<E>;
  errorText: string;
  successText: string;
  accept: string;
  acceptLabel: string;
  reject: string;
  rejectLabel: string;
  rejectVariant?: ButtonVariant;
  rejection: (dialog: RejectionProps) => ReactNode;
  children: ReactNode;
};

/** Disappears once it is decided; its list's heading gets the focus then, and the page's figures are fetched again. */
export function PendingItem<E extends Endpoint>({ listId, endpoint, options, ...props }: Props<E>) {
  const { errorText, successText, rejection, children } = props;
  const router = useRouter();
  const [isDecided, setDecided] = useState(false);
  const refresh = () => router.refresh();
  function finish() {
    setDecided(true);
    document.getElementById(listId)?.focus();
    refresh();
  }
  const handlers = { errorText, successText, onSuccess: finish, onOutdated: refresh };
  const acceptance = useMutation(endpoint, handlers);
  if (isDecided) return null;
  return (
    <li className="grid gap-2 border-line border-t px-4 py-4 md:px-5">
      {children}
      <div className="flex flex-wrap gap-2">
        <Button size="small" {...acceptance.trigger(options)} aria-label={props.acceptLabel}>
          {props.accept}
        </Button>
        <DialogButton
          size="small"
          variant={props.rejectVariant ?? "secondary"}
          disabled={acceptance.isBusy}
          aria-label={props.rejectLabel}
          dialog={(onClose) => rejection({ onClose, onDone: finish, onOutdated: refresh })}
        >
          {props.reject}
        </DialogButton>
      </div>
      <ActionError error={acceptance.error} retry={acceptance.retry} />
    </li>
  );
}
