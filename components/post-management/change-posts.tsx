import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { FieldError } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { SelectField } from "@/components/ui/select-field";
import { toast } from "@/components/ui/toast";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { moderatedStatuses, setPostStatuses } from "@/lib/moderation/post-status-contract";
import type { AdminPost } from "@/lib/posts/content-contract";
import type { OnChanged } from "./content-table";

type Props = { posts: readonly AdminPost[]; onClose: () => void; onChanged: OnChanged };

/** Sets one status for all; a status that all have already cannot be submitted. */
export function ChangePosts({ posts, onClose, onChanged }: Props) {
  const t = useTranslations("post-management");
  const count = posts.length;
  const { form, submit, busy, bind, formError } = useEndpointForm(setPostStatuses, {
    defaultValues: { ids: posts.map(({ id }) => id), status: posts[0]?.status ?? "published" },
    request: (values) => ({ body: { ...values, edited_at: posts.map((post) => post.edited_at) } }),
    failed: t("failed.status"),
    async onSuccess() {
      await onChanged();
      toast.success(t("selection.changed", { count }));
      onClose();
    },
  });
  const chosen = form.watch("status");
  function close() {
    if (formError) void onChanged();
    onClose();
  }
  return (
    <FormDialog
      title={t("selection.changeTitle", { count })}
      size="small"
      confirm={t("change.confirm")}
      busy={busy}
      disabled={posts.every(({ status }) => status === chosen)}
      formClassName="grid gap-4"
      onSubmit={submit}
      onClose={close}
    >
      <SelectField
        label={t("status")}
        {...bind("status")}
        options={moderatedStatuses.map((status) => [status, t(`statuses.${status}`)])}
      />
      <div className="text-sm">
        <Excerpts posts={posts} />
      </div>
      <FieldError>{formError}</FieldError>
    </FormDialog>
  );
}

/** Shows what is to be deleted. */
export function DeletePosts({ posts, onClose, onChanged }: Props) {
  const t = useTranslations("post-management");
  const count = posts.length;
  return (
    <ConfirmDialog
      title={t("selection.deleteTitle", { count })}
      text={
        <>
          {t("selection.deleteText", { count })}
          <Excerpts posts={posts} />
        </>
      }
      confirm={t("delete.confirm")}
      endpoint={setPostStatuses}
      options={{ body: { ids: posts.map(({ id }) => id), status: "deleted" } }}
      failed={t("delete.failed")}
      done={t("selection.deleted", { count })}
      onSuccess={onChanged}
      onOutdated={onChanged}
      onClose={onClose}
    />
  );
}

function Excerpts({ posts }: Pick<Props, "posts">) {
  return posts.map(({ id, author, content }) => (
    <span
      key={id}
      className="wrap-anywhere mt-3 block whitespace-pre-line border-line border-l-2 pl-3 text-muted first:mt-0"
    >
      <span className="block font-semibold text-ink">{author.name}</span>
      <span className="line-clamp-2">{content}</span>
    </span>
  ));
}
