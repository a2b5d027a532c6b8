import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { UserSummary } from "@/lib/friends/schemas";
import type { CommonGroup } from "@/lib/groups/common-groups";
import { groupPath, profilePath } from "@/lib/routes";

export function CommonFriends({ users, total }: { users: UserSummary[]; total: number }) {
  const t = useTranslations("profiles.common");
  const items = users.map(({ id, name, avatar_url }) => ({
    ...{ id, name, avatarId: id, avatar: avatar_url },
    href: profilePath("student", id),
  }));
  return <CommonItems id="common-friends" title={t("title", { count: total })} items={items} total={total} />;
}

export function CommonGroups({ groups, total }: { groups: CommonGroup[]; total: number }) {
  const t = useTranslations("profiles.common");
  const items = groups.map((group) => ({
    ...group,
    avatarId: `group-${group.id}`,
    href: groupPath(group.id),
  }));
  return <CommonItems id="common-groups" title={t("groups", { count: total })} items={items} total={total} />;
}

type Item = { id: number; name: string; avatarId: number | string; avatar: string | null; href: string };
type Props = { id: string; title: string; items: Item[]; total: number };

function CommonItems({ id, title, items, total }: Props) {
  const t = useTranslations("profiles.common");
  if (total === 0) return null;
  return (
    <Card id={id} aria-labelledby={`${id}-title`} className="grid gap-3 card-padding print:hidden">
      <h2 id={`${id}-title`} className="text-lg">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {items.map(({ id, name, avatarId, avatar, href }) => (
          <li key={id} className="min-w-0">
            <Link
              href={href}
              className="inline-flex min-h-11 max-w-full items-center gap-2 text-sm hover:underline"
            >
              <Avatar id={avatarId} name={name} src={avatar} size={32} />
              <span className="wrap-anywhere">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      {total > items.length && (
        <p className="text-muted text-sm">{t("more", { count: total - items.length })}</p>
      )}
    </Card>
  );
}
