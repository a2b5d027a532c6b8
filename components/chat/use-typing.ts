import { useCallback, useEffect, useRef, useState } from "react";
import { useViewerId } from "@/components/ui/viewer-provider";
import { sendTyping } from "@/lib/chat/contract";
import { call } from "@/lib/core/api/client";
import { conversationChannel } from "@/lib/core/realtime/channels";
import { useChannel } from "@/lib/core/realtime/subscribe";

const shownMs = 5000;
const sendEveryMs = 3000;

/** The user who is typing, and a function that announces that the viewer is. */
export function useTyping(id: number, isAccepted: boolean) {
  const viewerId = useViewerId();
  const [typingId, setTypingId] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sentAt = useRef(0);
  const channel = conversationChannel(id);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    setTypingId(null);
  }, []);
  useEffect(() => stop, [stop]);
  useChannel(channel, "conversation:typing", ({ user_id }) => {
    if (user_id === viewerId) return;
    clearTimeout(timer.current);
    setTypingId(user_id);
    timer.current = setTimeout(stop, shownMs);
  });
  useChannel(channel, "message:created", ({ sender_id }) => sender_id !== viewerId && stop());

  function announce() {
    const now = Date.now();
    if (!isAccepted || now - sentAt.current < sendEveryMs) return;
    sentAt.current = now;
    // Errors are ignored, because nothing is lost when this call does not arrive.
    call(sendTyping, { params: { id } }).catch(() => {});
  }
  return { typingId, announce };
}
