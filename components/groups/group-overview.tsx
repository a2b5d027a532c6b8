"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { Card } from "@/components/ui/card";
import { Section } from "@/components/ui/section";
import { useDates } from "@/components/ui/use-dates";
import type { Group } from "@/lib/groups/schemas";
import { groupPath, profilePath } from "@/lib/routes";

export function GroupOverview({ group }: { group: Group }) {
  const t = useTranslations("groups");
  const dates = useDates();
  const created = dates(new Date(group.created_at), { dateStyle: "long" });
  return (
    <div className="grid gap-4">
      <Section
        as={Card}
        id="group-about"
        title={t("about")}
        titleClassName="text-lg"
        className="grid gap-2 p-4 md:p-5"
      >
        <p className="wrap-anywhere whitespace-pre-line">{group.description}</p>
        <p className="text-muted text-sm">
          {t(`visibilityHints.${group.visibility}`)} {t("createdOn", { date: created })}
        </p>
      </Section>
      <Section
        as={Card}
        id="group-members"
        title={t("members")}
        titleClassName="text-lg"
        className="p-4 md:p-5"
      >
        <Members group={group} />
      </Section>
    </div>
  );
}

function Members({ group: { id, members, is_private, role } }: { group: Group }) {
  const t = useTranslations("groups");
  if (is_private && role === null) return <p className="mt-2 text-muted text-sm">{t("membersPrivate")}</p>;
  return (
    <>
      <ul>
        {members.map(({ id, name, avatar_url, pivot }) => (
          <li key={id} className="flex items-center gap-3 border-line border-b py-3 last:border-b-0">
            <Avatar id={id} name={name} src={avatar_url} size={40} />
            <Link
              href={profilePath("student", id)}
              prefetch={false}
              className="wrap-anywhere font-semibold hover:underline"
            >
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
