import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar";
import type { Person } from "@/lib/friends/schemas";

/** A person of a list, and what one can do about them. */
export function PersonRow({ person, children }: { person: Person; children: ReactNode }) {
  const t = useTranslations("friends");
  const details = [
    `@${person.username}`,
    person.location,
    person.common_friends > 0 && t("common", { count: person.common_friends }),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b py-3 last:border-b-0">
      <Avatar id={person.id} name={person.name} src={person.avatar_url} size={48} />
      <div className="min-w-40 flex-1">
        <p className="wrap-anywhere font-semibold">{person.name}</p>
        <p className="wrap-anywhere text-muted text-sm">{details.filter(Boolean).join(" · ")}</p>
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-2">{children}</div>
    </li>
  );
}
