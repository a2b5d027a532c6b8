import { useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { IconButton } from "@/components/ui/icon-button";
import { Eye, Pin, PinOff, Trash2 } from "@/components/ui/icons";
import { useMutation } from "@/components/ui/use-mutation";
import { type AdminPost, togglePostPin } from "@/lib/posts/content-contract";
import type { OnChanged } from "./content-table";

type Props = { post: AdminPost; onChanged: OnChanged; onView: () => void; onDelete: () => void };

export function ContentActions({ post, onChanged, onView, onDelete }: Props) {
  const t = useTranslations("post-management");
  const { id, is_pinned, status, author } = post;
  const pin = useMutation(togglePostPin, { errorText: t("failed.pin"), refresh: onChanged });
  const name = author.name;
  return (
    <>
      <div className="flex justify-end">
        <IconButton label={t("view", { name })} icon={<Eye />} onClick={onView} />
        {status !== "deleted" && (
          <>
            <IconButton
              label={t(is_pinned ? "unpin" : "pin", { name })}
              icon={is_pinned ? <PinOff /> : <Pin />}
              onClick={() => pin.run({ params: { id } })}
            />
            <IconButton danger label={t("delete.action", { name })} icon={<Trash2 />} onClick={onDelete} />
          </>
        )}
      </div>
      <ActionError error={pin.error} retry={pin.retry} />
    </>
  );
}
