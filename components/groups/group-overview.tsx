import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { LinkedAvatar } from "@/components/ui/linked-avatar";
import { SectionCard } from "@/components/ui/section-card";
import type { Group } from "@/lib/groups/schemas";
import { groupPath, profilePath } from "@/lib/routes";
import { GroupAbout } from "./group-about";

/** The column beside the posts. On a narrow page the description is above the posts and the members are behind their tab. */
export function GroupAside({ group }: { group: Group }) {
  const t = useTranslations("groups");
  return (
    <div className="grid gap-4">
      <GroupAbout id="group-about" group={group} />
      <SectionCard id="group-members" title={t("members")}>
        <Members group={group} />
      </SectionCard>
    </div>
  );
}

/** Shown instead of the posts to a viewer who is not a member of a private group. */
export function PrivatePosts() {
  const t = useTranslations("groups");
  return <EmptyState illustration="closed-gate" title={t("postsPrivateTitle")} text={t("postsPrivate")} />;
}

function Members({ group: { id, members, is_private, role } }: { group: Group }) {
  const t = useTranslations("groups");
  if (is_private && role === null) return <p className="mt-2 text-muted text-sm">{t("membersPrivate")}</p>;
  return (
    <>
      <ul>
        {members.map(({ id, name, avatar_url, pivot }) => (
          <li key={id} className="flex items-center gap-3 border-line border-b py-3 last:border-b-0">
            <LinkedAvatar href={profilePath("student", id)} id={id} name={name} src={avatar_url} size={40} />
            <Link href={profilePath("student", id)} className="wrap-anywhere font-semibold hover:underline">
              {name}
            </Link>
            <span className="ml-auto text-muted text-sm">{t(`roles.${pivot.role}`)}</span>
          </li>
        ))}
      </ul>
      <Link
        href={`${groupPath(id)}/members`}
        className="inline-flex min-h-11 items-center text-accent text-sm hover:underline"
      >
        {t("allMembers")}
      </Link>
    </>
  );
}
