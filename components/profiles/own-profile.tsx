"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PageLayout } from "@/components/shell/page-layout";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Pencil, Printer } from "@/components/ui/icons";
import type { ProfileAudience } from "@/db/enums";
import type { CompletenessStep } from "@/lib/profiles/completeness";
import { type Profile, profileSections } from "@/lib/profiles/schemas";
import { CompletenessCard } from "./completeness-card";
import { CoverButton, PhotoButton } from "./image-button";
import { OwnSection } from "./own-section";
import { PreviewCard } from "./preview-card";
import { profileAsReadBy } from "./profile-as-read-by";
import { ProfileHeader } from "./profile-header";
import { ProfileSections } from "./profile-sections";
import { ResumeCard } from "./resume-card";
import { editButtonId, type OwnProfile as Own, useOwnProfile } from "./use-own-profile";

export function OwnProfile({ first, children }: { first: Profile; children: React.ReactNode }) {
  const own = useOwnProfile(first);
  const [photoOpen, setPhotoOpen] = useState(false);
  const [reader, setReader] = useState<ProfileAudience>("me");
  const { profile } = own;
  const shown = profileAsReadBy(profile, reader);

  function take(step: CompletenessStep) {
    setReader("me");
    if (step === "photo") return setPhotoOpen(true);
    const isList = step === "experiences" || step === "education";
    own.edit(isList ? { section: step, row: 0 } : { section: step });
    requestAnimationFrame(() => document.getElementById(step)?.scrollIntoView({ block: "start" }));
  }
  const cards = (id: string) => (
    <div className="grid gap-4">
      <CompletenessCard id={id} profile={profile} onStep={take} />
      <PreviewCard id={id} reader={reader} onChange={setReader} />
      <ResumeCard id={id} />
    </div>
  );
  return (
    <PageLayout aside={<div className="sticky top-[calc(var(--spacing-header)+24px)]">{cards("wide")}</div>}>
      <div className="grid gap-4">
        {reader === "me" ? (
          <OwnHeader own={own} photoOpen={photoOpen} onPhotoOpenChange={setPhotoOpen} />
        ) : (
          <ProfileHeader profile={shown} />
        )}
        <div className="lg:hidden">{cards("narrow")}</div>
        {reader === "me" ? (
          profileSections.map((section) => <OwnSection key={section} own={own} section={section} />)
        ) : (
          <ProfileSections profile={shown} />
        )}
        {reader !== "companies" && children}
      </div>
    </PageLayout>
  );
}

type HeaderProps = { own: Own; photoOpen: boolean; onPhotoOpenChange: (open: boolean) => void };

function OwnHeader({ own, photoOpen, onPhotoOpenChange }: HeaderProps) {
  const { profile, editing, Editor } = own;
  const isEdited = editing?.section === "header";
  return (
    <div id="header">
      <ProfileHeader
        profile={profile}
        photoAction={<PhotoButton own={own} open={photoOpen} onOpenChange={onPhotoOpenChange} />}
        coverAction={<CoverButton own={own} />}
        actions={!isEdited && <HeaderActions onEdit={() => own.edit({ section: "header" })} />}
      >
        {isEdited && (
          <div className="mt-3 grid gap-4">
            <h1 className="wrap-anywhere text-2xl">{profile.name}</h1>
            {Editor && <Editor own={own} editing={editing} />}
          </div>
        )}
      </ProfileHeader>
    </div>
  );
}

function HeaderActions({ onEdit }: { onEdit: () => void }) {
  const t = useTranslations("profiles");
  return (
    <>
      <IconButton label={t("actions.print")} onClick={() => print()}>
        <Printer />
      </IconButton>
      <Button
        id={editButtonId("header")}
        variant="secondary"
        size="small"
        aria-label={t("header.edit")}
        onClick={onEdit}
      >
        <Pencil aria-hidden="true" className="size-4" />
        {t("header.short")}
      </Button>
    </>
  );
}
