import { useEffect, useEffectEvent } from "react";
import { markDelivered } from "@/lib/chat/receipts-contract";
import { call } from "@/lib/core/api/client";
import { playTone } from "./play-tone";

/** The delay in which an open conversation is marked as read, which implies delivery and saves this request. */
const delayMs = 500;

/** Confirms to the server that messages were delivered; only the first tab to confirm plays the sound. */
export function useDelivery(undeliveredId: number | null, onDelivered: () => void): void {
  const confirm = useEffectEvent(onDelivered);
  useEffect(() => {
    if (undeliveredId === null) return;
    const timer = setTimeout(async () => {
      // After an error, the confirmation of the next message includes this one.
      const result = await call(markDelivered, {}).catch(() => null);
      if (result?.is_audible) playTone();
      if (result) confirm();
    }, delayMs);
    return () => clearTimeout(timer);
  }, [undeliveredId]);
}
