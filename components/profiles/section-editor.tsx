import type { ReactNode } from "react";
import { AboutForm } from "./about-form";
import { EducationForm } from "./education-form";
import { ExperienceForm } from "./experience-form";
import { HeaderForm } from "./header-form";
import { KeywordsForm } from "./keywords-form";
import { LanguagesForm } from "./languages-form";
import { LinksForm } from "./links-form";
import { StudiesForm } from "./studies-form";
import type { Editing, OwnProfile } from "./use-own-profile";

type Props = { own: OwnProfile; editing: Editing };

/** The form of the edited section. Its code is loaded at the first edit. */
export function SectionEditor({ own, editing: { section, row = 0 } }: Props): ReactNode {
  switch (section) {
    case "header":
      return <HeaderForm own={own} />;
    case "about":
      return <AboutForm own={own} />;
    case "studies":
      return <StudiesForm own={own} />;
    case "experiences":
      return <ExperienceForm own={own} row={row} />;
    case "education":
      return <EducationForm own={own} row={row} />;
    case "languages":
      return <LanguagesForm own={own} />;
    case "links":
      return <LinksForm own={own} />;
    default:
      return <KeywordsForm own={own} section={section} />;
  }
}
