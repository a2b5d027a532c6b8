import type { ComponentProps } from "react";
import type { Button } from "@/components/ui/button";
import { DialogButton } from "@/components/ui/dialog-button";
import { FormDialog } from "@/components/ui/form-dialog";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import type { CallOptions } from "@/lib/core/api/client";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import type {
  deleteAuthenticatorApp,
  disableTwoFactor,
  renewRecoveryCodes,
  TwoFactor,
} from "@/lib/two-factor/contract";
import type { deletePasskey } from "@/lib/two-factor/passkeys-contract";
import { ProofFields } from "./proof-fields";
import { useProof } from "./use-proof";

type ProofEndpoint =
  | typeof deleteAuthenticatorApp
  | typeof deletePasskey
  | typeof disableTwoFactor
  | typeof renewRecoveryCodes;

type Props<E extends ProofEndpoint> = {
  endpoint: E;
  params?: { id: number };
  title: string;
  text: string;
  confirm: string;
  errorText: string;
  successText?: string;
  danger?: boolean;
  state: TwoFactor;
  hasPassword: boolean;
  refresh?: () => void;
  onSuccess?: (response: ResponseOf<E>) => void;
  onClose: () => void;
};

type ButtonProps<E extends ProofEndpoint> = Omit<Props<E>, "onClose"> & {
  button: ComponentProps<typeof Button>;
};

export function ProofButton<E extends ProofEndpoint>({ button, ...dialog }: ButtonProps<E>) {
  return (
    <DialogButton {...button} dialog={(onClose) => <ProofDialog {...dialog} onClose={onClose} />}>
      {dialog.confirm}
    </DialogButton>
  );
}

function ProofDialog<E extends ProofEndpoint>(props: Props<E>) {
  const { endpoint, params, title, text, confirm, state, onClose } = props;
  const proof = useProof(state);
  const { bind, ...form } = useEndpointForm<ProofEndpoint>(endpoint, {
    defaultValues: { current_password: "", code: "" },
    errorText: props.errorText,
    successText: props.successText,
    request: async (values) => ({ params, body: await proof.complete(values) }) as CallOptions<ProofEndpoint>,
    refresh: props.refresh,
    onSuccess(response) {
      onClose();
      props.onSuccess?.(response as ResponseOf<E>);
    },
  });
  return (
    <FormDialog title={title} confirm={confirm} danger={props.danger} state={form} onClose={onClose}>
      <p>{text}</p>
      <ProofFields proof={proof} hasPassword={props.hasPassword} bind={bind} />
    </FormDialog>
  );
}
