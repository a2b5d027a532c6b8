import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { copyText } from "@/components/ui/copy-text";
import { Copy, Flag, Pencil, Reply, Trash2 } from "@/components/ui/icons";
import { MenuItem } from "@/components/ui/menu-items";
import { OptionsMenu } from "@/components/ui/options-menu";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import { useOpening } from "@/components/ui/use-opening";
import { deleteMessage } from "@/lib/chat/contract";
import { chatLimits, type Message } from "@/lib/chat/schemas";
import { serverNow } from "@/lib/core/api/server-time";
import { useCanModerate } from "./can-moderate";
import { quietStyle } from "./quiet-style";
import { PhoneEmojiTiles } from "./reaction-picker";
import { useViewerRole } from "./viewer-role";

const loadReport = () => import("./report-message-dialog").then((module) => module.ReportMessageDialog);

type Props = {
  message: Message;
  time: string;
  onReply: ((message: Message) => void) | undefined;
  onReact: ((emoji: string) => void) | undefined;
  onEdit: (() => void) | undefined;
};

export function MessageMenu({ message, time, onReply, onReact, onEdit }: Props) {
  const t = useTranslations("chat");
  const tConversations = useTranslations("conversations");
  const report = useLazyComponent(loadReport);
  const [isDeleting, openDeletion, closeDeletion] = useOpening();
  const { id, content, is_own_message } = message;
  // Administrators handle reports and cannot file any.
  const canReport = useViewerRole() !== "admin";
  return (
    <>
      <OptionsMenu label={t("messageOptions", { time })} small className={quietStyle}>
        {onReact && <PhoneEmojiTiles onSelect={onReact} />}
        {onReply && <MenuItem icon={<Reply />} label={t("reply")} onSelect={() => onReply(message)} />}
        {content && (
          <MenuItem
            icon={<Copy />}
            label={t("copy")}
            onSelect={() => copyText(content, { successText: t("copied"), errorText: t("copyFailed") })}
          />
        )}
        {!is_own_message && canReport && (
          <MenuItem icon={<Flag />} label={tConversations("report.menu")} onSelect={report.show} />
        )}
        <ChangeItems message={message} onEdit={onEdit} onDelete={() => openDeletion(true)} />
      </OptionsMenu>
      {report.Component && <report.Component id={id} onClose={report.hide} />}
      {isDeleting && <DeleteDialog id={id} onClose={closeDeletion} />}
    </>
  );
}

type ChangeProps = Pick<Props, "message" | "onEdit"> & { onDelete: () => void };

/** Rendered when the menu opens, since its sender can change a message only for some time. */
function ChangeItems({ message: { is_own_message, created_at }, onEdit, onDelete }: ChangeProps) {
  const t = useTranslations("chat");
  const isNew = serverNow() - new Date(created_at).getTime() < chatLimits.editMinutes * 60_000;
  const canChange = is_own_message && isNew;
  const canDelete = useCanModerate() || canChange;
  return (
    <>
      {canChange && onEdit && <MenuItem icon={<Pencil />} label={t("edit")} onSelect={onEdit} />}
      {canDelete && <MenuItem icon={<Trash2 />} label={t("remove")} danger onSelect={onDelete} />}
    </>
  );
}

function DeleteDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations("chat");
  return (
    <ConfirmDialog
      title={t("removeTitle")}
      text={t("removeText")}
      confirm={t("remove")}
      endpoint={deleteMessage}
      options={{ params: { id } }}
      errorText={t("failed")}
      onClose={onClose}
    />
  );
}
