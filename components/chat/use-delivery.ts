import { useEffect, useRef } from "react";
import { markDelivered } from "@/lib/chat/receipts-contract";
import { call } from "@/lib/core/api/client";
import { playTone } from "./play-tone";

/** An open conversation is marked as read within this time, which says the same. */
const delayMs = 500;

/** Says that messages reached this page, and plays a sound where it is the first to say so. */
export function useDelivery(undeliveredId: number | null, onDelivered: () => void): void {
  const latest = useRef(onDelivered);
  latest.current = onDelivered;
  useEffect(() => {
    if (undeliveredId === null) return;
    const timer = setTimeout(async () => {
      // What fails is repeated with the next message.
      const result = await call(markDelivered, {}).catch(() => null);
      if (result?.is_audible) playTone();
      if (result) latest.current();
    }, delayMs);
    return () => clearTimeout(timer);
  }, [undeliveredId]);
}
