import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Pencil, Plus } from "@/components/ui/icons";
import type { ProfileSection as Section } from "@/lib/profiles/schemas";
import { AudienceMenu } from "./audience-menu";
import { OwnRows } from "./own-rows";
import { ProfileSection } from "./profile-section";
import { isSectionEmpty, SectionContent } from "./section-content";
import { editButtonId, type OwnProfile } from "./use-own-profile";

type Props = { own: OwnProfile; section: Section; hasActions: boolean };

export function OwnSection({ own, section, hasActions }: Props) {
  const t = useTranslations("profiles");
  const isList = section === "experiences" || section === "education";
  const isEmpty = isSectionEmpty(own.profile, section);
  const editing = own.editing?.section === section ? own.editing : null;
  const name = t(`sections.${section}`);
  const edit = () => own.edit(isList ? { section, row: own.profile[section].length } : { section });
  const EditIcon = isList ? Plus : Pencil;
  return (
    <div className={isEmpty ? "print:hidden" : undefined}>
      <ProfileSection
        section={section}
        actions={
          hasActions && (
            <>
              <AudienceMenu own={own} section={section} />
              {!editing && !isEmpty && (
                <IconButton
                  id={editButtonId(section)}
                  label={t(isList ? "addTo" : "edit", { section: name })}
                  onClick={edit}
                  icon={<EditIcon />}
                />
              )}
            </>
          )
        }
      >
        {editing && !isList && own.Editor && <own.Editor own={own} editing={editing} />}
        {isList && <OwnRows own={own} section={section} />}
        {!editing && !isList && !isEmpty && <SectionContent profile={own.profile} section={section} />}
        {!editing && isEmpty && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-muted text-sm">{t(`prompts.${section}`)}</p>
            <Button
              id={editButtonId(section)}
              variant="secondary"
              size="small"
              aria-label={t("addTo", { section: name })}
              onClick={edit}
            >
              <Plus />
              {t("add")}
            </Button>
          </div>
        )}
      </ProfileSection>
    </div>
  );
}
