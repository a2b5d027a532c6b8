import { type ComponentProps, type FormEvent, type ReactNode, useId } from "react";
import { Button } from "./button";
import { CancelButton } from "./cancel-button";
import { Dialog } from "./dialog";
import type { EndpointForm } from "./endpoint-form";
import { FormError } from "./form-error";

type Props = Pick<ComponentProps<typeof Dialog>, "title" | "size" | "onClose"> & {
  /** Part of what `useEndpointForm` returns. Its `refresh` is also called when the dialog closes after an error. */
  state: ComponentProps<typeof EndpointForm>["state"] & { refresh?: (() => unknown) | undefined };
  cancel?: string;
  confirm: string;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** What must be filled in before the form can be sent: the description of its disabled button. */
  missing?: string | undefined;
  formClassName?: string;
  /** Set where a text above the fields must be read first: the focus would scroll past it. */
  opensAtTop?: boolean;
  /** Set when cancelling does more than `onClose`. */
  onCancel?: () => void;
  /** Called instead of the form's `refresh`. */
  onOutdated?: (() => unknown) | undefined;
  children: ReactNode;
};

export function FormDialog({ title, size = "small", state, onOutdated = state.refresh, ...props }: Props) {
  const id = useId();
  const { cancel, confirm, danger, missing, disabled, opensAtTop, children } = props;
  function onClose() {
    if (state.formError) void onOutdated?.();
    props.onClose();
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void state.submit(event);
  }
  const footer = (
    <>
      <CancelButton onClick={props.onCancel ?? state.onCancel ?? onClose}>
        {state.onCancel ? undefined : cancel}
      </CancelButton>
      <Button
        type="submit"
        form={id}
        variant={danger ? "danger" : "primary"}
        isBusy={state.isBusy}
        disabled={disabled || missing !== undefined}
        title={missing}
      >
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} size={size} title={title} footer={footer}>
      <form
        id={id}
        method="post"
        noValidate
        data-first-focus={opensAtTop ? undefined : true}
        onSubmit={onSubmit}
        className={props.formClassName ?? "grid gap-4"}
      >
        {children}
      </form>
      <FormError className="not-empty:mt-4">{state.formError}</FormError>
    </Dialog>
  );
}
