import { useTranslations } from "next-intl";
import { SettingsSection } from "@/components/settings/settings-section";
import { ActionError } from "@/components/ui/action-error";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { useServerState } from "@/components/ui/use-server-state";
import { listMutes } from "@/lib/blocks/contract";
import type { BlockedUser } from "@/lib/blocks/schemas";
import { call } from "@/lib/core/api/client";
import { useBlocks } from "./use-blocks";

export type HiddenUsers = { blocks: BlockedUser[]; mutes: BlockedUser[] };

export function HiddenUsersSection({ initialData }: { initialData: HiddenUsers }) {
  const t = useTranslations("blocks");
  const [hidden, setHidden] = useServerState(initialData);
  /** A mute outlives a block, during which it is not listed. */
  const showMute = (userId: number) =>
    void call(listMutes, { query: { per_page: 100 } }).then(
      ({ data }) =>
        setHidden((now) => ({ ...now, mutes: [...now.mutes, ...data.filter(({ id }) => id === userId)] })),
      () => {},
    );
  const count = hidden.blocks.length + hidden.mutes.length;
  return (
    <SettingsSection id="blocks" title={t("title")} text={t("text")}>
      <div className="grid gap-4">
        {count === 0 && <p className="text-muted text-sm">{t("none")}</p>}
        {(["blocks", "mutes"] as const).map((name) => (
          <UserList key={name} title={t(`${name}Title`)} users={hidden[name]}>
            {(user) => (
              <EndButton
                kind={name === "blocks" ? "unblock" : "unmute"}
                user={user}
                onEnded={() => {
                  setHidden((now) => ({ ...now, [name]: now[name].filter(({ id }) => id !== user.id) }));
                  if (name === "blocks") showMute(user.id);
                }}
              />
            )}
          </UserList>
        ))}
      </div>
    </SettingsSection>
  );
}

type ListProps = { title: string; users: BlockedUser[]; children: (user: BlockedUser) => React.ReactNode };

function UserList({ title, users, children }: ListProps) {
  if (users.length === 0) return null;
  return (
    <div>
      <h3 className="text-sm">{title}</h3>
      <ul>
        {users.map((user) => (
          <li
            key={user.id}
            className="flex flex-wrap items-center gap-3 border-line border-b py-2 last:border-b-0"
          >
            <Avatar id={user.id} name={user.name} src={user.avatar_url} />
            <span className="wrap-anywhere min-w-40 flex-1">{user.name}</span>
            {children(user)}
          </li>
        ))}
      </ul>
    </div>
  );
}

type EndProps = { kind: "unblock" | "unmute"; user: BlockedUser; onEnded: () => void };

function EndButton({ kind, user: { id, name }, onEnded }: EndProps) {
  const t = useTranslations("blocks");
  const { trigger, retry, error } = useBlocks(onEnded)[kind];
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        {...trigger({ params: { id } })}
        aria-label={t(`${kind}Name`, { name })}
      >
        {t(kind)}
      </Button>
      <ActionError error={error} retry={retry} />
    </>
  );
}
