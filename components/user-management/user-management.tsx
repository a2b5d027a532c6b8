"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { DialogButton } from "@/components/ui/dialog-button";
import { EmptyState } from "@/components/ui/empty-state";
import { ExportButton } from "@/components/ui/export-button";
import { LoadError } from "@/components/ui/load-error";
import { isBeyondEnd, Pagination } from "@/components/ui/pagination";
import { type Selection, SelectionBar, useSelection } from "@/components/ui/selection";
import { ShallowLink } from "@/components/ui/shallow-link";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { type ListPageData, useListPage } from "@/components/ui/use-list-page";
import { errorMessage } from "@/lib/core/api/error-message";
import { exportUsers, listUsers } from "@/lib/users/management-contract";
import type { UserRow } from "@/lib/users/schemas";
import { parseUsersSearchParams, type UsersSearchParams, usersHref } from "@/lib/users/users-search-params";
import { ChangeStatuses } from "./change-statuses";
import { UserFilters } from "./user-filters";
import { canChangeStatus, UsersTable } from "./users-table";

type Props = { viewerId: number; initialData: ListPageData<typeof listUsers> };

export function UserManagement({ viewerId, initialData }: Props) {
  const t = useTranslations("user-management");
  const tUi = useTranslations("ui");
  const params = parseUsersSearchParams(Object.fromEntries(useSearchParams()));
  const list = useListPage(listUsers, { query: params }, initialData, (error, run) =>
    toast.error(errorMessage(error, t("failed")), { label: tUi("retry"), run }),
  );
  const { data: users, meta } = list.page;
  return (
    <div className="grid grid-cols-1 gap-4">
      <UserFilters params={params} />
      {list.error && <LoadError error={list.error} errorText={t("failed")} retry={list.retry} />}
      {list.isLoading && <RowsSkeleton />}
      {!list.error && !list.isLoading && users.length === 0 && !isBeyondEnd(meta) && (
        <EmptyState illustration="nothing-found" title={t("none")} text={t("noneText")} />
      )}
      {!list.error && !list.isLoading && users.length > 0 && (
        <SelectableUsers users={users} viewerId={viewerId} params={params} onChanged={() => list.mutate()} />
      )}
      <p aria-live="polite" className="text-center text-muted text-sm tabular-nums">
        {!list.error &&
          !list.isLoading &&
          meta.last_page > 1 &&
          meta.from !== null &&
          t("range", { from: meta.from, to: Number(meta.to), total: meta.total })}
      </p>
      {!list.error && (
        <Pagination list={meta} href={(page) => usersHref({ ...params, page })} as={ShallowLink} />
      )}
    </div>
  );
}

type SelectableProps = {
  users: UserRow[];
  viewerId: number;
  params: UsersSearchParams;
  onChanged: () => Promise<unknown>;
};

function SelectableUsers({ users, viewerId, params, onChanged }: SelectableProps) {
  const t = useTranslations("user-management");
  const selection = useSelection(users.filter((user) => canChangeStatus(user, viewerId)));
  const { page: _, ...filters } = params;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <UserSelection selection={selection} onChanged={onChanged} />
        <ExportButton
          endpoint={exportUsers}
          options={{ query: { format: "csv", ...filters } }}
          errorText={t("exportFailed")}
        >
          {t("export")}
        </ExportButton>
      </div>
      <UsersTable users={users} viewerId={viewerId} selection={selection} onChanged={onChanged} />
    </>
  );
}

type SelectionProps = { selection: Selection<UserRow>; onChanged: () => Promise<unknown> };

function UserSelection({ selection, onChanged }: SelectionProps) {
  const t = useTranslations("user-management.selection");
  const { selected, clear } = selection;
  return (
    <SelectionBar label={t("all")} count={t("count", { count: selected.length })} selection={selection}>
      <DialogButton
        variant="secondary"
        size="small"
        dialog={(onClose) => (
          <ChangeStatuses users={selected} onClose={onClose} onChanged={() => onChanged().then(clear)} />
        )}
      >
        {t("action")}
      </DialogButton>
    </SelectionBar>
  );
}

function RowsSkeleton() {
  const t = useTranslations("user-management");
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-px">
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex items-center gap-3 px-3 py-4">
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-9 w-32 max-md:hidden" />
        </div>
      ))}
    </div>
  );
}
