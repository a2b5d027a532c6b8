import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { type Selection, SelectionBar } from "@/components/ui/selection";
import { useOpening } from "@/components/ui/use-opening";
import type { AdminComment } from "@/lib/posts/comment-management-contract";
import type { SchoolRule } from "@/lib/site";
import { ChangeComments, type CommentChange } from "./change-comments";
import type { OnChanged } from "./content-table";

type Props = { selection: Selection<AdminComment>; rules: SchoolRule[]; onChanged: OnChanged };

export function CommentSelection({ selection, rules, onChanged }: Props) {
  const t = useTranslations("post-management");
  const [change, open, close] = useOpening<CommentChange>();
  const { selected, clear } = selection;
  const pending = selected.filter(({ status }) => status === "pending");
  return (
    <>
      <SelectionBar
        label={t("selection.all")}
        count={t("comments.selection.count", { count: selected.length })}
        selection={selection}
      >
        {pending.length > 0 && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => open({ action: "accept", comments: pending })}
          >
            {t("comments.selection.accept", { count: pending.length })}
          </Button>
        )}
        <Button
          variant="quiet-danger"
          size="small"
          onClick={() => open({ action: "delete", comments: selected })}
        >
          {t("selection.delete", { count: selected.length })}
        </Button>
      </SelectionBar>
      {change && (
        <ChangeComments {...change} rules={rules} onClose={close} onChanged={() => onChanged().then(clear)} />
      )}
    </>
  );
}
