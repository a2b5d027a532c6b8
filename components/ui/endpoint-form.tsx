import type { ComponentProps, FormEvent } from "react";
import { Button } from "./button";
import { FormError } from "./form-error";

type Props = ComponentProps<"form"> & {
  /** Of what `useEndpointForm` returned. */
  state: {
    submit: (event: FormEvent) => unknown;
    busy: boolean;
    formError?: string | undefined;
  };
  submitLabel: string;
  /** The button takes the form's width. */
  wide?: boolean;
};

/** Fields, the error of the whole form and the button that sends it. */
export function EndpointForm({
  state,
  submitLabel,
  wide,
  children,
  className = "grid gap-4",
  ...rest
}: Props) {
  return (
    // With `method`, a submit before hydration does not put the fields into the URL.
    <form method="post" noValidate {...rest} onSubmit={state.submit} className={className}>
      {children}
      <div>
        <FormError>{state.formError}</FormError>
        <Button type="submit" busy={state.busy} className={wide ? "w-full" : undefined}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
