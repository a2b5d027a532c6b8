import { useTranslations } from "next-intl";
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { CancelButton } from "@/components/ui/cancel-button";
import { FormError } from "@/components/ui/form-error";

type Props = {
  label: string;
  /** What `useEndpointForm` returned. */
  state: {
    submit: (event?: SyntheticEvent) => unknown;
    busy: boolean;
    formError?: string | undefined;
    form?: { reset: () => void };
  };
  onCancel: () => void;
  children: ReactNode;
};

/** The form in the place of what it edits; its first field gets the focus. */
export function SectionForm({ label, state, onCancel, children }: Props) {
  const t = useTranslations("profiles.form");
  const form = useRef<HTMLFormElement>(null);
  function cancel() {
    state.form?.reset();
    onCancel();
  }
  useEffect(() => form.current?.querySelector<HTMLElement>("input, textarea, select")?.focus(), []);
  return (
    <form
      ref={form}
      method="post"
      onSubmit={state.submit}
      noValidate
      aria-label={label}
      className="grid gap-4"
    >
      {children}
      <FormError>{state.formError}</FormError>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={state.busy}>
          {t("save")}
        </Button>
        <CancelButton onClick={cancel} />
      </div>
    </form>
  );
}
