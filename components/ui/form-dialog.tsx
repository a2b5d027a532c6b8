import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "./button";
import { CancelButton } from "./cancel-button";
import { Dialog } from "./dialog";

type Props = Pick<ComponentProps<typeof Dialog>, "title" | "size" | "onClose"> & {
  cancel?: string;
  confirm: string;
  danger?: boolean;
  busy: boolean;
  disabled?: boolean;
  formClassName?: string;
  onSubmit: ComponentProps<"form">["onSubmit"];
  /** Set when cancelling does more than `onClose`. */
  onCancel?: () => void;
  children: ReactNode;
};

/** A form in a dialog, with its buttons in the footer. */
export function FormDialog({
  title,
  size,
  onClose,
  onCancel = onClose,
  onSubmit,
  children,
  ...props
}: Props) {
  const id = useId();
  const { cancel, confirm, danger, busy, disabled, formClassName } = props;
  const footer = (
    <>
      <CancelButton onClick={onCancel}>{cancel}</CancelButton>
      <Button type="submit" form={id} variant={danger ? "danger" : "primary"} busy={busy} disabled={disabled}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} size={size} title={title} footer={footer}>
      <form id={id} method="post" noValidate onSubmit={onSubmit} className={formClassName}>
        {children}
      </form>
    </Dialog>
  );
}
