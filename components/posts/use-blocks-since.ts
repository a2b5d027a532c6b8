import { useRef } from "react";
import { useOwnChannel } from "@/components/realtime/use-own-channel";

/** Whether the viewer may be in a block: no event tells of one, so it is true once the viewer's friends have changed. */
export function useBlocksSince(hadBlocks: boolean) {
  const mayHaveBlocks = useRef(hadBlocks);
  useOwnChannel("friends:updated", () => {
    mayHaveBlocks.current = true;
  });
  return mayHaveBlocks;
}
