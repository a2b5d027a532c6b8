"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { FilterForm, FilterSelect } from "@/components/ui/filter-form";
import { ListPage } from "@/components/ui/list-page";
import { useSelection } from "@/components/ui/selection";
import { type ListPageData, useListPage } from "@/components/ui/use-list-page";
import { commentStatuses } from "@/db/enums";
import { buildHref } from "@/lib/core/http/search-params";
import { type AdminComment, listAdminComments } from "@/lib/posts/comment-management-contract";
import { parseCommentsSearchParams } from "@/lib/posts/comment-management-search-params";
import { adminPaths } from "@/lib/routes";
import type { SchoolRule } from "@/lib/site";
import { CommentSelection } from "./comment-selection";
import { CommentsTable } from "./comments-table";
import type { OnChanged } from "./content-table";

type Props = {
  rules: SchoolRule[];
  initialData: ListPageData<typeof listAdminComments>;
};

export function CommentManagement({ rules, initialData }: Props) {
  const t = useTranslations("post-management");
  const params = parseCommentsSearchParams(Object.fromEntries(useSearchParams()));
  const list = useListPage(listAdminComments, { query: params }, initialData);
  return (
    <div className="grid grid-cols-1 gap-4">
      <FilterForm
        action={adminPaths.comments}
        label={t("comments.search")}
        placeholder={t("comments.searchHint")}
        maxLength={200}
        search={params.search}
        columns="lg:grid-cols-[2fr_1fr]"
      >
        <FilterSelect
          name="status"
          label={t("status")}
          value={params.status}
          emptyOption={t("allStatuses")}
          options={commentStatuses.map((value) => [value, t(`statuses.${value}`)])}
        />
      </FilterForm>
      <ListPage
        list={list}
        href={(page) => buildHref(adminPaths.comments, { ...params, page })}
        errorText={t("comments.failed.list")}
        none={t("comments.none")}
      >
        <SelectableComments comments={list.page.data.data} rules={rules} onChanged={() => list.mutate()} />
      </ListPage>
    </div>
  );
}

type TableProps = { comments: AdminComment[]; rules: SchoolRule[]; onChanged: OnChanged };

function SelectableComments({ comments, ...props }: TableProps) {
  const selection = useSelection(comments.filter(canModerate));
  return (
    <>
      <CommentSelection selection={selection} {...props} />
      <CommentsTable comments={comments} selection={selection} {...props} />
    </>
  );
}

/** A deleted comment, or one under a deleted post, cannot be seen, so there is nothing to decide. */
function canModerate({ status, post }: AdminComment): boolean {
  return status !== "deleted" && !post.is_deleted;
}
