import type { ComponentProps } from "react";
import type { CallOptions } from "@/lib/core/api/client";
import type { Endpoint } from "@/lib/core/api/endpoint";
import { ActionError } from "./action-error";
import { Button } from "./button";
import { type MutationOptions, useMutation } from "./use-mutation";

type Props<E extends Endpoint> = Pick<
  MutationOptions<E, CallOptions<E>>,
  "errorText" | "successText" | "toast" | "send" | "refresh" | "onOutdated" | "onSuccess"
> &
  Pick<ComponentProps<typeof Button>, "variant" | "size" | "className" | "aria-label" | "children"> & {
    endpoint: E;
    options: CallOptions<E>;
  };

/** A button that sends a call, and its error below; `className` is that of both. */
export function MutationButton<E extends Endpoint>({ endpoint, options, className, ...props }: Props<E>) {
  const { errorText, successText, toast, send, refresh, onOutdated, onSuccess, ...button } = props;
  const handlers = { errorText, successText, toast, send, refresh, onOutdated, onSuccess };
  const { trigger, retry, error } = useMutation(endpoint, handlers);
  return (
    <div className={className}>
      <Button {...button} className="max-w-full" {...trigger(options)} />
      <ActionError error={error} retry={retry} />
    </div>
  );
}
