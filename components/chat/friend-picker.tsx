import { useTranslations } from "next-intl";
import { useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Checkbox } from "@/components/ui/checkbox";
import { LoadError } from "@/components/ui/load-error";
import { SearchField } from "@/components/ui/search-field";
import { useDebouncedValue } from "@/components/ui/use-debounced-value";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { UserListSkeleton } from "@/components/ui/user-list-skeleton";
import { listFriends } from "@/lib/friends/contract";

const delayMs = 300;

type Props = {
  selectedIds: readonly number[];
  /** Those who are members already. */
  excludedIds: readonly number[];
  onChange: (ids: number[]) => void;
};

export function FriendPicker({ selectedIds, excludedIds, onChange }: Props) {
  const t = useTranslations("conversations");
  const [text, setText] = useState("");
  const q = useDebouncedValue(text.trim(), delayMs);
  const { data, error, isLoading, mutate } = useEndpoint(
    listFriends,
    { query: { q, per_page: 100 } },
    { keepPreviousData: true },
  );
  const friends = data?.data.filter(({ id }) => !excludedIds.includes(id));

  function toggle(id: number) {
    onChange(
      selectedIds.includes(id) ? selectedIds.filter((selectedId) => selectedId !== id) : [...selectedIds, id],
    );
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium text-sm">{t("friends", { count: selectedIds.length })}</legend>
      <SearchField label={t("findFriend")} value={text} onChange={(event) => setText(event.target.value)} />
      <div aria-busy={isLoading} className="max-h-64 min-h-32 overflow-y-auto">
        {isLoading && !data && <UserListSkeleton />}
        {error && <LoadError error={error} errorText={t("friendsFailed")} retry={() => void mutate()} />}
        <p role="status" className="text-muted text-sm">
          {friends?.length === 0 && !error && t("noFriends")}
        </p>
        {friends?.map(({ id, name, avatar_url }) => (
          <Checkbox
            key={id}
            checked={selectedIds.includes(id)}
            onChange={() => toggle(id)}
            label={
              <span className="flex items-center gap-3">
                <Avatar id={id} name={name} src={avatar_url} size={32} />
                <bdi>{name}</bdi>
              </span>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
