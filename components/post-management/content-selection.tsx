import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { type Selection, SelectionBar } from "@/components/ui/selection";
import type { AdminPost } from "@/lib/posts/content-contract";
import { ChangePosts } from "./change-posts";
import type { PostsDialogProps } from "./confirm-post-status";
import { DeletePosts } from "./delete-posts";

const dialogs = { change: ChangePosts, delete: DeletePosts };
const actions = ["change", "delete"] as const;

type Props = Pick<PostsDialogProps, "rules" | "onChanged"> & { selection: Selection<AdminPost> };

export function ContentSelection({ selection, rules, onChanged }: Props) {
  const t = useTranslations("post-management.selection");
  const [action, setAction] = useState<(typeof actions)[number] | null>(null);
  const { selected, clear } = selection;
  const count = selected.length;
  const Dialog = action && dialogs[action];
  return (
    <SelectionBar label={t("all")} count={t("count", { count })} selection={selection}>
      {actions.map((each) => (
        <Button
          key={each}
          variant={each === "delete" ? "quiet-danger" : "secondary"}
          size="small"
          onClick={() => setAction(each)}
        >
          {t(each, { count })}
        </Button>
      ))}
      {Dialog && (
        <Dialog
          posts={selected}
          rules={rules}
          onClose={() => setAction(null)}
          onChanged={() => onChanged().then(clear)}
        />
      )}
    </SelectionBar>
  );
}
