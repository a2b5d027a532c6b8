import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { LinkedAvatar } from "@/components/ui/linked-avatar";
import type { GroupUser } from "@/lib/groups/schemas";
import { profilePath } from "@/lib/routes";

type Props = {
  user: Pick<GroupUser, "id" | "name" | "avatar_url">;
  /** Beside the name. */
  badge?: ReactNode;
  detail: ReactNode;
  children: ReactNode;
};

export function GroupUserItem({ user: { id, name, avatar_url }, badge, detail, children }: Props) {
  const profile = profilePath("student", id);
  return (
    <li className="flex flex-wrap items-center gap-3 border-line border-b py-3 last:border-b-0">
      <LinkedAvatar href={profile} id={id} name={name} src={avatar_url} size={40} />
      <div className="min-w-32 flex-1">
        <div className="flex flex-wrap items-center gap-x-2">
          <Link href={profile} className="wrap-anywhere font-semibold hover:underline">
            {name}
          </Link>
          {badge}
        </div>
        <p className="text-muted text-xs md:text-sm">{detail}</p>
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-2">{children}</div>
    </li>
  );
}
