import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/icon-button";
import { Check, Trash2, X } from "@/components/ui/icons";
import { useOpening } from "@/components/ui/use-opening";
import type { AdminComment } from "@/lib/posts/comment-management-contract";
import type { SchoolRule } from "@/lib/site";
import { ChangeComments, type CommentAction, useCommenter } from "./change-comments";
import type { OnChanged } from "./content-table";

const icons = { accept: <Check />, reject: <X />, delete: <Trash2 /> };

type Props = { comment: AdminComment; rules: SchoolRule[]; onChanged: OnChanged };

export function CommentActions({ comment, rules, onChanged }: Props) {
  const t = useTranslations("post-management.comments");
  const [action, open, close] = useOpening<CommentAction>();
  const name = useCommenter()(comment);
  const actions: CommentAction[] = comment.status === "pending" ? ["accept", "reject"] : ["delete"];
  return (
    <>
      <div className="flex justify-end">
        {actions.map((option) => (
          <IconButton
            key={option}
            danger={option === "delete"}
            label={t(`${option}.action`, { name })}
            icon={icons[option]}
            onClick={() => open(option)}
          />
        ))}
      </div>
      {action && (
        <ChangeComments
          action={action}
          comments={[comment]}
          rules={rules}
          onClose={close}
          onChanged={onChanged}
        />
      )}
    </>
  );
}
