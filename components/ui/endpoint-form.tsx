import type { ComponentProps, FormEvent } from "react";
import { Button } from "./button";
import { CancelButton } from "./cancel-button";
import { FormError } from "./form-error";

type Props = ComponentProps<"form"> & {
  /** Part of what `useEndpointForm` returns. */
  state: {
    submit: (event: FormEvent) => unknown;
    isBusy: boolean;
    formError?: string | undefined;
    onCancel?: (() => void) | undefined;
  };
  submitLabel: string;
  /** Overrides `state.onCancel`. */
  onCancel?: (() => void) | undefined;
  /** The button takes the form's width. */
  wide?: boolean;
};

export function EndpointForm({
  state,
  submitLabel,
  onCancel = state.onCancel,
  wide,
  children,
  className = "grid gap-4",
  ...rest
}: Props) {
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void state.submit(event);
  }
  return (
    // Without `method`, a submit before hydration would put the fields into the URL.
    <form method="post" noValidate {...rest} onSubmit={onSubmit} className={className}>
      {children}
      <div>
        <FormError>{state.formError}</FormError>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isBusy={state.isBusy} className={wide ? "w-full" : undefined}>
            {submitLabel}
          </Button>
          {onCancel && <CancelButton onClick={onCancel} />}
        </div>
      </div>
    </form>
  );
}
