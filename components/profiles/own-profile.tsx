"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Pencil, Printer } from "@/components/ui/icons";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useOpening } from "@/components/ui/use-opening";
import type { ProfileAudience } from "@/db/enums";
import type { CompletenessStep } from "@/lib/profiles/completeness";
import { type Profile, profileSections } from "@/lib/profiles/schemas";
import { CompletenessCard } from "./completeness-card";
import { hideSections } from "./hide-sections";
import { CoverButton, PhotoButton } from "./image-button";
import { OwnSection } from "./own-section";
import { PreviewCard } from "./preview-card";
import { ProfileHeader } from "./profile-header";
import { ProfileSections } from "./profile-sections";
import { ResumeCard } from "./resume-card";
import { editButtonId, type OwnProfile as Own, useOwnProfile } from "./use-own-profile";

/** The sections below get their buttons once the page is hydrated: without them, the server renders half as much. */
const sectionsOnFirstScreen = 3;

export function OwnProfile({ initialData, children }: { initialData: Profile; children: React.ReactNode }) {
  const own = useOwnProfile(initialData);
  const isHydrated = useHydrated();
  const [isPhotoOpen, openPhoto, closePhoto] = useOpening();
  const [audience, setAudience] = useState<ProfileAudience>("me");
  const { profile } = own;
  const shown = hideSections(profile, audience);

  function take(step: CompletenessStep) {
    setAudience("me");
    if (step === "photo") return openPhoto(true);
    const isList = step === "experiences" || step === "education";
    own.edit(isList ? { section: step, row: 0 } : { section: step });
    requestAnimationFrame(() => document.getElementById(step)?.scrollIntoView({ block: "start" }));
  }
  return (
    <main id="content" tabIndex={-1} className={layoutStyle}>
      {audience === "me" ? (
        <OwnHeader
          own={own}
          photo={{ isOpen: isPhotoOpen !== null, onOpen: () => openPhoto(true), onClose: closePhoto }}
        />
      ) : (
        <ProfileHeader profile={shown} />
      )}
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div className={asideStyle}>
          <CompletenessCard profile={profile} onStep={take} />
          <PreviewCard audience={audience} onChange={setAudience} />
          <ResumeCard />
        </div>
      </div>
      <div className="grid min-w-0 gap-4">
        {audience === "me" ? (
          profileSections.map((section, index) => (
            <OwnSection
              key={section}
              own={own}
              section={section}
              hasActions={isHydrated || index < sectionsOnFirstScreen}
            />
          ))
        ) : (
          <ProfileSections profile={shown} />
        )}
        {audience !== "companies" && children}
      </div>
    </main>
  );
}

/** The cards follow the header in one column, and are beside all sections in two. */
const layoutStyle =
  "mx-auto grid max-w-page grid-cols-[minmax(0,var(--container-post))] justify-center gap-x-6 gap-y-4 px-3 py-4 outline-none " +
  "md:px-6 md:py-6 lg:grid-cols-[minmax(0,var(--container-post))_16rem] lg:grid-rows-[auto_1fr] " +
  "xl:grid-cols-[minmax(0,var(--container-post))_20rem]";

/** Scrolls where the window is lower than the cards: beside sections that fill it, what is focused would be below its edge. */
const asideStyle =
  "grid gap-4 lg:sticky lg:top-[calc(var(--spacing-header)+24px)] lg:overflow-y-auto " +
  "lg:max-h-[calc(100dvh-var(--spacing-header)-48px)] print:max-h-none";

type HeaderProps = { own: Own; photo: Omit<ComponentProps<typeof PhotoButton>, "own"> };

function OwnHeader({ own, photo }: HeaderProps) {
  const { profile, editing, Editor } = own;
  const isEdited = editing?.section === "header";
  return (
    <div id="header">
      <ProfileHeader
        profile={profile}
        photoAction={<PhotoButton own={own} {...photo} />}
        coverAction={<CoverButton own={own} />}
        actions={!isEdited && <HeaderActions onEdit={() => own.edit({ section: "header" })} />}
      >
        {isEdited && (
          <div className="mt-3 grid gap-4">
            <h1 className="text-2xl">{profile.name}</h1>
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
      <IconButton label={t("actions.print")} onClick={() => print()} icon={<Printer />} />
      <Button
        id={editButtonId("header")}
        variant="secondary"
        size="small"
        aria-label={t("header.edit")}
        onClick={onEdit}
      >
        <Pencil className="size-4" />
        {t("header.short")}
      </Button>
    </>
  );
}
