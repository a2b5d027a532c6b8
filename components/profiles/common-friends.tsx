import Link from "next/link";
import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { Card } from "@/components/ui/card";
import type { Person } from "@/lib/friends/schemas";
import { profilePath } from "@/lib/routes";

type Props = { people: Person[]; total: number };

export function CommonFriends({ people, total }: Props) {
  const t = useTranslations("profiles.common");
  if (total === 0) return null;
  return (
    <Card id="common-friends" aria-labelledby="common-friends-title" className="grid gap-3 p-5 print:hidden">
      <h2 id="common-friends-title" className="text-lg">
        {t("title", { count: total })}
      </h2>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {people.map(({ id, name, avatar_url }) => (
          <li key={id} className="min-w-0">
            <Link
              href={profilePath("student", id)}
              prefetch={false}
              className="inline-flex min-h-11 max-w-full items-center gap-2 text-sm hover:underline"
            >
              <Avatar id={id} name={name} src={avatar_url} size={32} />
              <span className="wrap-anywhere">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      {total > people.length && (
        <p className="text-muted text-sm">{t("more", { count: total - people.length })}</p>
      )}
    </Card>
  );
}
