import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Card } from "@/components/ui/card";
import { MapPin } from "@/components/ui/icons";
import { joinFacts } from "@/components/ui/join-facts";
import type { Profile } from "@/lib/profiles/schemas";
import { Cover } from "./cover";

type Props = {
  profile: Profile;
  actions?: ReactNode;
  photoAction?: ReactNode;
  coverAction?: ReactNode;
  presence?: ReactNode;
  children?: ReactNode;
};

export function ProfileHeader({ profile, actions, photoAction, coverAction, presence, children }: Props) {
  const { id, name, avatar_url, cover_url, headline } = profile;
  return (
    <Card as="header" className="print:border-0">
      <div className="relative">
        <Cover src={cover_url} />
        <div className="absolute top-2 right-2">{coverAction}</div>
      </div>
      <div className="px-4 pb-4 md:px-5 md:pb-5 print:px-0">
        <div className="-mt-12 flex flex-wrap items-end justify-between gap-3 md:-mt-16 print:mt-0">
          <div className="relative">
            <Avatar
              id={id}
              name={name}
              src={avatar_url}
              size={128}
              className="outline-4 outline-surface max-md:size-24 max-md:text-[31px]"
            />
            <div className="absolute right-0 bottom-0">{photoAction}</div>
          </div>
          <div className="flex flex-wrap items-center gap-2 max-md:gap-x-1 max-md:pt-0 pt-16 large-text:pt-0">
            {actions}
          </div>
        </div>
        {children || (
          <div className="mt-3 grid gap-1">
            <h1 className="text-2xl">{name}</h1>
            {headline && <p className="text-lg leading-snug wrap-anywhere">{headline}</p>}
            <Facts profile={profile} />
            {presence}
          </div>
        )}
      </div>
    </Card>
  );
}

function Facts({ profile: { role, username, location, company, studies } }: { profile: Profile }) {
  const t = useTranslations("profiles");
  const year = studies.year ? t("studies.yearOf", { year: studies.year }) : null;
  const facts =
    role === "student"
      ? [studies.programme, year, studies.campus]
      : [company ? t(`functions.${company.role}`) : t("functions.admin"), company?.name];
  const shown = joinFacts(facts);
  return (
    <>
      {shown && <p className="text-muted text-sm wrap-anywhere">{shown}</p>}
      <p className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
        {role === "student" && <span className="wrap-anywhere">@{username}</span>}
        {location && (
          <span className="inline-flex min-w-0 items-center gap-1 wrap-anywhere">
            <MapPin className="size-4" />
            {location}
          </span>
        )}
      </p>
    </>
  );
}
