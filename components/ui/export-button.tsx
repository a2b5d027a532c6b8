import type { ReactNode } from "react";
import { Download } from "@/components/ui/icons";
import { type CallOptions, downloadFile } from "@/lib/core/api/client";
import type { Endpoint } from "@/lib/core/api/endpoint";
import { MutationButton } from "./mutation-button";

type Props<E extends Endpoint> = {
  endpoint: E;
  options: CallOptions<E>;
  errorText: string;
  "aria-label"?: string;
  children: ReactNode;
};

export function ExportButton<E extends Endpoint>({ children, ...call }: Props<E>) {
  return (
    <MutationButton variant="secondary" size="small" send={downloadFile} {...call}>
      <Download />
      {children}
    </MutationButton>
  );
}
