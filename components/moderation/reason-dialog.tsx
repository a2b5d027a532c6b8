import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FormDialog } from "@/components/ui/form-dialog";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import type { CallOptions } from "@/lib/core/api/client";
import type { Endpoint } from "@/lib/core/api/endpoint";
import type { SchoolRule } from "@/lib/site";
import { DecisionFields } from "./decision-fields";

type Reasons = { rule: string; explanation: string };

export type ReasonsProps = {
  title: string;
  rules: SchoolRule[];
  onClose: () => void;
  /** Called after the dialog is closed. */
  onDecided?: (() => unknown) | undefined;
  onOutdated?: (() => unknown) | undefined;
};

type Props<E extends Endpoint> = ReasonsProps & {
  text: ReactNode;
  confirm: string;
  errorText: string;
  successText: string;
  endpoint: E;
  /** The call, without the reasons. */
  options: CallOptions<E>;
  refresh?: () => unknown;
};

/** A decision with its reasons: the author reads the school rule that was broken and the explanation, and may appeal. */
export function ReasonDialog<E extends Endpoint>({ endpoint, options, rules, text, ...props }: Props<E>) {
  const t = useTranslations("moderation.queue");
  const { errorText, successText, refresh, onDecided, ...frame } = props;
  const { form, bind, ...state } = useEndpointForm<E, Reasons, Reasons>(endpoint, {
    defaultValues: { ...(options.body as object), rule: "", explanation: "" },
    errorText,
    successText,
    request: (body) => ({ ...options, body }) as CallOptions<E>,
    refresh,
    onSuccess() {
      props.onClose();
      return onDecided?.();
    },
    draftKey: `reasons:${endpoint.path}:${JSON.stringify(options)}`,
  });
  return (
    <FormDialog {...frame} danger missing={form.watch("rule") ? undefined : t("chooseRule")} state={state}>
      <p>{text}</p>
      <DecisionFields rules={rules} rule={bind("rule")} explanation={bind("explanation")} />
    </FormDialog>
  );
}
