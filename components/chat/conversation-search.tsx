import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { X } from "@/components/ui/icons";
import { isComposing } from "@/components/ui/is-composing";
import { SearchField } from "@/components/ui/search-field";
import { useDebouncedInput } from "@/components/ui/use-debounced-input";
import { MessageResults } from "./message-results";

type Props = { conversationId: number; onOpen: (messageId: number) => void; onClose: () => void };

export function ConversationSearch({ conversationId, onOpen, onClose }: Props) {
  const t = useTranslations("chat.messageSearch");
  const [q, setQ] = useState("");
  const { control } = useDebouncedInput(q, setQ);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes wherever the focus is inside
    <div
      onKeyDown={(event) => event.key === "Escape" && !isComposing(event) && onClose()}
      className="border-line border-b"
    >
      <div className="flex items-center gap-2 p-2">
        <SearchField label={t("inConversation")} className="min-w-0 flex-1" {...control} autoFocus />
        <IconButton label={t("close")} onClick={onClose} icon={<X />} />
      </div>
      <div className="max-h-[40dvh] overflow-y-auto">
        <MessageResults q={q} conversationId={conversationId} onOpen={(_, messageId) => onOpen(messageId)} />
      </div>
    </div>
  );
}
