import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { CancelButton } from "@/components/ui/cancel-button";
import { Dialog } from "@/components/ui/dialog";
import { FieldError } from "@/components/ui/field";
import { Section } from "@/components/ui/section";
import { useMutation } from "@/components/ui/use-mutation";
import { useOpening } from "@/components/ui/use-opening";
import { useViewerId } from "@/components/ui/viewer-provider";
import { addConversationMembers } from "@/lib/chat/groups-contract";
import { type Conversation, chatLimits } from "@/lib/chat/schemas";
import { FriendPicker } from "./friend-picker";
import { GroupForm } from "./group-form";
import { MemberRow } from "./member-row";

type Props = { conversation: Conversation; onChange: () => void; onClose: () => void };

export function MembersDialog({ conversation, onChange, onClose }: Props) {
  const t = useTranslations("conversations");
  const viewerId = useViewerId();
  const [isAdding, openForm, closeForm] = useOpening();
  const { owner_id, participants } = conversation;
  const isFull = participants.length >= chatLimits.members;
  return (
    <Dialog open onClose={onClose} size="small" title={t("group")}>
      <div className="grid grid-cols-1 gap-5">
        <GroupForm conversation={conversation} onChange={onChange} />
        <Section
          id="group-members"
          heading="h3"
          title={t("members", { count: participants.length })}
          className="grid grid-cols-1 gap-2"
        >
          {isAdding && <AddMembers conversation={conversation} onClose={closeForm} onChange={onChange} />}
          {!isAdding && isFull && (
            <p className="text-muted text-sm">{t("full", { count: chatLimits.members })}</p>
          )}
          {!isAdding && !isFull && (
            <Button variant="secondary" onClick={() => openForm(true)}>
              {t("add")}
            </Button>
          )}
          <ul>
            {participants.map((member) => (
              <MemberRow
                key={member.id}
                conversation={conversation}
                member={member}
                isOwner={member.id === owner_id}
                canManage={viewerId === owner_id && member.id !== viewerId}
                onChange={onChange}
              />
            ))}
          </ul>
        </Section>
      </div>
    </Dialog>
  );
}

function AddMembers({ conversation: { id, participants }, onChange, onClose }: Props) {
  const t = useTranslations("conversations");
  const [selectedIds, setSelectedIds] = useState<number[]>([]);
  const add = useMutation(addConversationMembers, {
    errorText: t("failed"),
    toast: false,
    onSuccess() {
      onChange();
      onClose();
    },
  });
  return (
    <div className="grid gap-3">
      <FriendPicker
        selectedIds={selectedIds}
        excludedIds={participants.map((member) => member.id)}
        onChange={setSelectedIds}
      />
      <FieldError>{add.error}</FieldError>
      <div className="flex flex-wrap gap-2">
        <Button
          {...add.trigger({ params: { id }, body: { user_ids: selectedIds } })}
          disabled={selectedIds.length === 0}
        >
          {t("addChosen")}
        </Button>
        <CancelButton onClick={onClose} />
      </div>
    </div>
  );
}
