import type { ReactNode } from "react";
import { Download } from "@/components/ui/icons";
import { type CallOptions, downloadFile } from "@/lib/core/api/client";
import type { Endpoint } from "@/lib/core/api/endpoint";
import { ActionError } from "./action-error";
import { Button } from "./button";
import { useMutation } from "./use-mutation";

type Props<E extends Endpoint> = {
  endpoint: E;
  options: CallOptions<E>;
  errorText: string;
  children: ReactNode;
};

/** Saves what an endpoint produces as a file. */
export function ExportButton<E extends Endpoint>({ endpoint, options, errorText, children }: Props<E>) {
  const { run, retry, isBusy, error } = useMutation(endpoint, { errorText, send: downloadFile });
  return (
    <div>
      <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => run(options)}>
        <Download />
        {children}
      </Button>
      <ActionError error={error} retry={retry} />
    </div>
  );
}
