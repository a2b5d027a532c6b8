import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { AdminPost } from "@/lib/posts/content-contract";
import { deletePost } from "@/lib/posts/contract";
import type { OnChanged } from "./content-table";

type Props = { post: AdminPost; onClose: () => void; onDeleted: OnChanged };

/** Shows what is to be deleted. */
export function DeleteContent({ post: { id, content, author }, onClose, onDeleted }: Props) {
  const t = useTranslations("post-management.delete");
  return (
    <ConfirmDialog
      title={t("title", { name: author.name })}
      text={
        <>
          {t("text")}
          <span className="wrap-anywhere mt-3 line-clamp-6 whitespace-pre-line border-line border-l-2 pl-3 text-muted">
            {content}
          </span>
        </>
      }
      confirm={t("confirm")}
      endpoint={deletePost}
      options={{ params: { id } }}
      failed={t("failed")}
      done={t("done")}
      onSuccess={onDeleted}
      onOutdated={onDeleted}
      onClose={onClose}
    />
  );
}
