import type { ReactNode } from "react";
import { FormDialog } from "@/components/ui/form-dialog";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import type { CallOptions } from "@/lib/core/api/client";
import type { Endpoint } from "@/lib/core/api/endpoint";
import type { SchoolRule } from "@/lib/site";
import { DecisionFields } from "./decision-fields";

type Reasons = { rule: string | undefined; explanation: string };

export type ReasonsProps = {
  title: string;
  rules: SchoolRule[];
  onClose: () => void;
  /** Closes the dialog, too. */
  onDecided: () => unknown;
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
  const { errorText, successText, refresh, onDecided, ...frame } = props;
  const { bind, ...state } = useEndpointForm<E, Reasons, Reasons>(endpoint, {
    defaultValues: { ...(options.body as object), rule: rules[0]?.id, explanation: "" },
    errorText,
    successText,
    request: (body) => ({ ...options, body }) as CallOptions<E>,
    refresh,
    onSuccess: onDecided,
    draftKey: `reasons:${endpoint.path}:${JSON.stringify(options)}`,
  });
  return (
    <FormDialog {...frame} danger state={state}>
      <p>{text}</p>
      <DecisionFields rules={rules} rule={bind("rule")} explanation={bind("explanation")} />
    </FormDialog>
  );
}
