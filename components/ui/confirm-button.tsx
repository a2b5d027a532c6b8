import type { ComponentProps, ReactNode } from "react";
import type { Endpoint } from "@/lib/core/api/endpoint";
import type { Button } from "./button";
import { ConfirmDialog } from "./confirm-dialog";
import { DialogButton } from "./dialog-button";

type Props<E extends Endpoint> = Omit<ComponentProps<typeof ConfirmDialog<E>>, "onClose"> & {
  button: ComponentProps<typeof Button>;
  /** Without it, the button has the text of the dialog's. */
  children?: ReactNode;
};

/** A button for something that cannot be undone, with its `ConfirmDialog`. */
export function ConfirmButton<E extends Endpoint>({ button, children, ...dialog }: Props<E>) {
  return (
    <DialogButton {...button} dialog={(onClose) => <ConfirmDialog {...dialog} onClose={onClose} />}>
      {children ?? dialog.confirm}
    </DialogButton>
  );
}
