import { useTranslations } from "next-intl";
import { useState } from "react";
import { LoadError } from "@/components/ui/load-error";
import { MorePages } from "@/components/ui/more-pages";
import { SearchField } from "@/components/ui/search-field";
import { useDebouncedValue } from "@/components/ui/use-debounced-value";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { UserListSkeleton } from "@/components/ui/user-list-skeleton";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { listGroupMembers } from "@/lib/groups/members-contract";
import type { Group } from "@/lib/groups/schemas";
import { MemberRow } from "./member-row";

const perPage = 50;
const delayMs = 300;
/** The number of members from which on the list has a search. */
const searchFrom = 8;

type Props = { group: Group; initialData?: ResponseOf<typeof listGroupMembers>; onChange: () => void };

/** The longest-serving first; longer lists are searched and read page by page. */
export function MemberList({ group, initialData, onChange }: Props) {
  const t = useTranslations("groups");
  const [text, setText] = useState("");
  const [page, setPage] = useState(1);
  const q = useDebouncedValue(text.trim(), delayMs);
  const isFirst = page === 1 && q === "";
  const { data, error, isLoading, mutate } = useEndpoint(
    listGroupMembers,
    { params: { id: group.id }, query: { page, per_page: perPage, ...(q && { q }) } },
    { fallbackData: isFirst ? initialData : undefined, keepPreviousData: true, revalidateOnMount: true },
  );
  // The last one of a page may be removed.
  if (data && page > data.last_page) setPage(data.last_page);
  const isEmpty = data?.total === 0 && !error;
  return (
    <div className="grid gap-3">
      {group.members_count >= searchFrom && (
        <SearchField
          label={t("findMember")}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setPage(1);
          }}
        />
      )}
      {error && <LoadError error={error} errorText={t("loadMembersFailed")} retry={() => void mutate()} />}
      <div aria-busy={isLoading}>
        {isLoading && !data && <UserListSkeleton />}
        <ul aria-label={t("members")}>
          {data?.data.map((member) => (
            <MemberRow key={member.id} group={group} member={member} onChange={onChange} />
          ))}
        </ul>
      </div>
      <p role="status" className={isEmpty ? "text-muted text-sm" : "sr-only"}>
        {isEmpty && t(q ? "noMember" : "emptyMembers")}
      </p>
      <MorePages list={data} onChange={setPage} />
    </div>
  );
}
