import { useTranslations } from "next-intl";
import { DecisionFields } from "@/components/moderation/decision-fields";
import { FormDialog } from "@/components/ui/form-dialog";
import { SelectField } from "@/components/ui/select-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { setPostStatuses } from "@/lib/moderation/post-status-contract";
import { isRejection, type PostsDialogProps } from "./confirm-post-status";
import { PostExcerpts } from "./delete-posts";
import { HeldHint } from "./held-hint";
import { availableStatuses } from "./post-status-select";

/** Sets one status for all posts. A status that all have already cannot be submitted; archiving a held post needs a reason. */
export function ChangePosts({ posts, rules, onClose, onChanged }: PostsDialogProps) {
  const t = useTranslations("post-management");
  const count = posts.length;
  const { form, bind, ...state } = useEndpointForm(setPostStatuses, {
    defaultValues: {
      ids: posts.map(({ id }) => id),
      status: posts[0]?.status ?? "published",
      rule: rules[0]?.id,
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
  const chosen = form.watch("status");
  return (
    <FormDialog
      title={t("selection.changeTitle", { count })}
      confirm={t("change.confirm")}
      state={state}
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
      {isRejection(posts, chosen) && (
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
