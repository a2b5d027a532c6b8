import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { useDebouncedInput } from "@/components/ui/use-debounced-input";
import { MessageResults } from "./message-results";

type Props = { conversationId: number; onOpen: (messageId: number) => void; onClose: () => void };

/** Under the header of a conversation. */
export function ConversationSearch({ conversationId, onOpen, onClose }: Props) {
  const t = useTranslations("chat.found");
  const [q, setQ] = useState("");
  const { control } = useDebouncedInput(q, setQ);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes wherever the focus is inside
    <div onKeyDown={({ key }) => key === "Escape" && onClose()} className="border-line border-b">
      <div className="flex items-center gap-2 p-2">
        <Field label={t("inConversation")} hideLabel className="min-w-0 flex-1">
          {(field) => (
            <Input
              {...field}
              {...control}
              autoFocus
              type="search"
              maxLength={80}
              placeholder={t("inConversation")}
            />
          )}
        </Field>
        <IconButton label={t("close")} onClick={onClose} icon={<X />} />
      </div>
      <div className="max-h-[40dvh] overflow-y-auto">
        <MessageResults q={q} conversationId={conversationId} onOpen={(_, messageId) => onOpen(messageId)} />
      </div>
    </div>
  );
}
