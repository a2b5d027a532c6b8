import { useRef } from "react";
import { useOwnChannel } from "@/components/realtime/use-own-channel";

/**
 * Whether posts or counts may be hidden from the viewer by a block or a mute: `hasBlocks` as the server rendered it, and
 * once the viewer's friends have changed, since a block publishes no event.
 */
export function useBlocksSince(hasBlocks: boolean) {
  const mayHaveBlocks = useRef(hasBlocks);
  if (hasBlocks) mayHaveBlocks.current = true;
  useOwnChannel("friends:updated", () => {
    mayHaveBlocks.current = true;
  });
  return mayHaveBlocks;
}
