import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { CancelButton } from "@/components/ui/cancel-button";
import { Dialog } from "@/components/ui/dialog";
import { FieldError } from "@/components/ui/field";
import { InputField } from "@/components/ui/input-field";
import { useDraft } from "@/components/ui/use-draft";
import { useMutation } from "@/components/ui/use-mutation";
import { createGroupConversation } from "@/lib/chat/groups-contract";
import { chatLimits } from "@/lib/chat/schemas";
import { FriendPicker } from "./friend-picker";

export function NewGroup({ onClose, onStart }: { onClose: () => void; onStart: (id: number) => void }) {
  const t = useTranslations("conversations");
  const { value: name, set: setName, clear } = useDraft("new-group:name", "");
  const [selectedIds, setSelectedIds] = useState<number[]>([]);
  const create = useMutation(createGroupConversation, {
    errorText: t("createFailed"),
    toast: false,
    onSuccess({ conversation }) {
      clear();
      onStart(conversation.id);
    },
  });
  const footer = (
    <>
      <CancelButton
        onClick={() => {
          clear();
          onClose();
        }}
      />
      <Button
        {...create.trigger({ body: { user_ids: selectedIds, name } })}
        disabled={selectedIds.length === 0}
      >
        {t("create")}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} size="small" title={t("newGroup")} footer={footer}>
      <div className="grid gap-4">
        <InputField
          label={t("groupName")}
          data-first-focus
          maxLength={chatLimits.groupName}
          autoComplete="off"
          optional
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <FriendPicker selectedIds={selectedIds} excludedIds={[]} onChange={setSelectedIds} />
        <FieldError>{create.error}</FieldError>
      </div>
    </Dialog>
  );
}
