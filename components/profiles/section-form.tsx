import { useTranslations } from "next-intl";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { EndpointForm } from "@/components/ui/endpoint-form";

type Props = {
  label: string;
  state: ComponentProps<typeof EndpointForm>["state"] & { form: { reset: () => void } };
  onCancel: () => void;
  children: ReactNode;
};

/** The form is shown in the place of what it edits; its first field gets the focus. */
export function SectionForm({ label, state, onCancel, children }: Props) {
  const t = useTranslations("profiles.form");
  const form = useRef<HTMLFormElement>(null);
  function cancel() {
    state.form.reset();
    onCancel();
  }
  useEffect(() => form.current?.querySelector<HTMLElement>("input, textarea, select")?.focus(), []);
  return (
    <EndpointForm ref={form} state={state} submitLabel={t("save")} onCancel={cancel} aria-label={label}>
      {children}
    </EndpointForm>
  );
}
