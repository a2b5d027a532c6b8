import { useTranslations } from "next-intl";
import { DecisionFields } from "@/components/moderation/decision-fields";
import { DialogButton } from "@/components/ui/dialog-button";
import { FormDialog } from "@/components/ui/form-dialog";
import { SelectField } from "@/components/ui/select-field";
import { type Selection, SelectionBar } from "@/components/ui/selection";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { setPostStatuses } from "@/lib/moderation/post-status-contract";
import type { AdminPost } from "@/lib/posts/content-contract";
import { isRejection, type PostsDialogProps } from "./confirm-post-status";
import { DeletePosts, PostExcerpts } from "./delete-posts";
import { HeldHint } from "./held-hint";
import { availableStatuses } from "./post-status-select";

const dialogs = [
  ["change", ChangePosts],
  ["delete", DeletePosts],
] as const;

type Props = Pick<PostsDialogProps, "rules" | "onChanged"> & { selection: Selection<AdminPost> };

export function ContentSelection({ selection, rules, onChanged }: Props) {
  const t = useTranslations("post-management.selection");
  const { selected, clear } = selection;
  const count = selected.length;
  return (
    <SelectionBar label={t("all")} count={t("count", { count })} selection={selection}>
      {dialogs.map(([action, Dialog]) => (
        <DialogButton
          key={action}
          variant={action === "delete" ? "quiet-danger" : "secondary"}
          size="small"
          dialog={(onClose) => (
            <Dialog
              posts={selected}
              rules={rules}
              onClose={onClose}
              onChanged={() => onChanged().then(clear)}
            />
          )}
        >
          {t(action, { count })}
        </DialogButton>
      ))}
    </SelectionBar>
  );
}

/** Sets one status for all posts. A status that all have already cannot be submitted; archiving a held post needs a reason. */
function ChangePosts({ posts, rules, onClose, onChanged }: PostsDialogProps) {
  const t = useTranslations("post-management");
  const chooseRule = useTranslations("moderation.queue")("chooseRule");
  const count = posts.length;
  const { form, bind, ...state } = useEndpointForm(setPostStatuses, {
    defaultValues: {
      ids: posts.map(({ id }) => id),
      status: posts[0]?.status ?? "published",
      rule: "",
      explanation: "",
    },
    request({ rule, explanation, ...change }) {
      const reasons = isRejection(posts, change.status) && { rule, explanation };
      return { body: { ...change, ...reasons, edited_at: posts.map((post) => post.edited_at) } };
    },
    errorText: t("failed.status"),
    refresh: onChanged,
    successText: t("selection.changed", { count }),
    onSuccess: onClose,
    draftKey: `post-statuses:${posts.map(({ id }) => id).join(",")}`,
  });
  const [chosen, rule] = form.watch(["status", "rule"]);
  const needsReasons = isRejection(posts, chosen);
  return (
    <FormDialog
      title={t("selection.changeTitle", { count })}
      confirm={t("change.confirm")}
      state={state}
      missing={needsReasons && !rule ? chooseRule : undefined}
      disabled={posts.every(({ status }) => status === chosen)}
      onClose={onClose}
    >
      <SelectField
        label={t("status")}
        {...bind("status")}
        options={availableStatuses(posts).map((status) => [status, t(`statuses.${status}`)])}
      />
      <div className="text-sm">
        <PostExcerpts posts={posts} />
      </div>
      {needsReasons && (
        <>
          <p>
            <HeldHint count={count} />
          </p>
          <DecisionFields rules={rules} rule={bind("rule")} explanation={bind("explanation")} />
        </>
      )}
    </FormDialog>
  );
}
