import { useLocale, useTranslations } from "next-intl";
import { Eye, Flag, Pencil, Trash2 } from "@/components/ui/icons";
import { lazyDialog } from "@/components/ui/lazy-component";
import { MenuItem, MenuLink } from "@/components/ui/menu-items";
import { OptionsMenu } from "@/components/ui/options-menu";
import { useOpening } from "@/components/ui/use-opening";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { isGroupAdmin, isGroupModerator } from "@/lib/groups/roles";
import { publicPaths } from "@/lib/routes";
import { type ItemProps, MutePostItem, PinPostItem } from "./post-menu-items";
import type { PostViewer } from "./post-viewer";

const EditPostDialog = lazyDialog(async () => (await import("./edit-post-dialog")).EditPostDialog);
const DeletePostDialog = lazyDialog(async () => (await import("./delete-dialogs")).DeletePostDialog);
const ReportDialog = lazyDialog(async () => (await import("./report-dialog")).ReportDialog);

type Props = ItemProps & { viewer: PostViewer; onRemove: () => void };

/**
 * The author edits and deletes the post; moderators of its group delete it, and the owner and admins pin it. Others
 * report it once, visitors through the contact form.
 */
export function PostMenu({ post, viewer, onChange, onOutdated, onRemove }: Props) {
  const t = useTranslations("posts.card");
  const [dialog, open, close] = useOpening<"edit" | "delete" | "report">();
  const shared = { post, onChange, onOutdated };
  const canDelete = post.is_owner || isGroupModerator(post.group?.role ?? null);
  return (
    <>
      <OptionsMenu label={t("options", { name: post.user.name || t("unknown") })} className="-mt-1 -mr-2">
        {post.is_owner && (post.status !== "archived" || viewer.role === "admin") && (
          <MenuItem icon={<Pencil />} label={t("edit")} onSelect={() => open("edit")} />
        )}
        {canDelete && (
          <MenuItem icon={<Trash2 />} label={t("delete")} danger onSelect={() => open("delete")} />
        )}
        {viewer.role === "visitor" && <ReportLink postId={post.id} />}
        {!post.is_owner && viewer.role !== "visitor" && (
          <ReportItems hasReported={post.has_reported} onSelect={() => open("report")} />
        )}
        {isGroupAdmin(post.group?.role ?? null) && <PinPostItem {...shared} />}
        {viewer.role !== "visitor" && <MutePostItem {...shared} />}
      </OptionsMenu>
      {dialog === "edit" && (
        <EditPostDialog
          post={post}
          onClose={close}
          onOutdated={onOutdated}
          onSaved={(saved) => onChange(() => saved)}
        />
      )}
      {dialog === "delete" && (
        <DeletePostDialog id={post.id} onClose={close} onOutdated={onOutdated} onDeleted={onRemove} />
      )}
      {dialog === "report" && (
        <ReportDialog
          kind="post"
          id={post.id}
          earlier={post.previous_report}
          onClose={close}
          onOutdated={onOutdated}
          onReported={({ reason, created_at }) =>
            onChange((current) => ({
              ...current,
              has_reported: true,
              previous_report: { reason, created_at, post_id: post.id },
            }))
          }
        />
      )}
    </>
  );
}

function ReportItems({ hasReported, onSelect }: { hasReported: boolean; onSelect: () => void }) {
  const t = useTranslations("posts.card");
  return (
    <>
      <MenuItem
        icon={<Flag />}
        label={hasReported ? t("alreadyReported") : t("report")}
        disabled={hasReported}
        onSelect={onSelect}
      />
      {hasReported && <MenuItem icon={<Eye />} label={t("seeReport")} onSelect={onSelect} />}
    </>
  );
}

function ReportLink({ postId }: { postId: number }) {
  const t = useTranslations("posts.card");
  const href = `${localizedPath(useLocale(), publicPaths.contact)}?post=${postId}`;
  return <MenuLink icon={<Flag />} href={href} label={t("report")} />;
}
