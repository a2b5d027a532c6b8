import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { ImageButton } from "@/components/ui/image-button";
import { InputField } from "@/components/ui/input-field";
import { useMutation } from "@/components/ui/use-mutation";
import {
  removeConversationPicture,
  renameConversation,
  updateConversationPicture,
} from "@/lib/chat/groups-contract";
import { type Conversation, chatLimits } from "@/lib/chat/schemas";

type Renaming = { params: { id: number }; body: { name: string } };

/** Every member may change the name and the image; an event in the conversation names who did. */
export function GroupForm({ conversation, onChange }: { conversation: Conversation; onChange: () => void }) {
  const t = useTranslations("conversations");
  const { id, avatar } = conversation;
  // The field has the current name until the viewer types, because others may change it. A group without a name shows
  // its members.
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? conversation.name;
  const rename = useMutation<typeof renameConversation, Renaming>(renameConversation, {
    errorText: t("failed"),
    toast: false,
    onSuccess(_, { body }) {
      onChange();
      setTyped((current) => (current === body.name ? null : current));
    },
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (name !== conversation.name) void rename.run({ params: { id }, body: { name } });
  }
  return (
    <div className="grid gap-3">
      <GroupImage id={id} name={conversation.name} avatar={avatar} onChange={onChange} />
      <form onSubmit={onSubmit} className="flex items-end gap-2">
        <InputField
          label={t("groupName")}
          error={rename.error}
          className="min-w-0 flex-1"
          maxLength={chatLimits.groupName}
          autoComplete="off"
          optional
          value={name}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="secondary" isBusy={rename.isBusy}>
          {t("save")}
        </Button>
      </form>
    </div>
  );
}

type GroupImageProps = { id: number; name: string; avatar: string | null; onChange: () => void };

function GroupImage({ id, name, avatar, onChange }: GroupImageProps) {
  const t = useTranslations("conversations");
  const options = { errorText: t("failed"), toast: false, onSuccess: onChange };
  const update = useMutation(updateConversationPicture, options);
  const remove = useMutation(removeConversationPicture, options);

  function upload(image: File) {
    const body = new FormData();
    body.append("picture", image);
    void update.run({ params: { id }, body });
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Avatar id={`group-${id}`} name={name} src={avatar} size={64} />
      <ImageButton
        variant="secondary"
        size="small"
        label={t("choosePicture")}
        inputLabel={t("picture")}
        isBusy={update.isBusy}
        onPick={([file]) => file && upload(file)}
      />
      {avatar && (
        <Button size="small" variant="quiet" {...remove.trigger({ params: { id } })}>
          {t("removePicture")}
        </Button>
      )}
      <FieldError>{update.error ?? remove.error}</FieldError>
    </div>
  );
}
