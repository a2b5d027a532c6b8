import { useState } from "react";
import { type CallOptions, upload } from "@/lib/core/api/client";
import type { Endpoint } from "@/lib/core/api/endpoint";

/** A `send` for `useMutation`, and the share that is sent (0 to 1) while it is. */
export function useUpload() {
  const [progress, setProgress] = useState<number>();
  async function send<E extends Endpoint>(endpoint: E, options: CallOptions<E>) {
    setProgress(0);
    try {
      const body = options.body as FormData;
      return await upload(endpoint, Object.assign({}, options, { body, onProgress: setProgress }));
    } finally {
      setProgress(undefined);
    }
  }
  return { progress, send };
}
