import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import type { ProfileSection as Section } from "@/lib/profiles/schemas";

type Props = { section: Section; actions?: ReactNode; children: ReactNode };

export function ProfileSection({ section, actions, children }: Props) {
  const t = useTranslations("profiles.sections");
  return (
    <Card
      id={section}
      aria-labelledby={`${section}-title`}
      className="grid gap-3 card-padding print:border-0 print:px-0 print:py-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3">
        <h2 id={`${section}-title`} className="flex-1 basis-[7rem] text-lg">
          {t(section)}
        </h2>
        {actions && (
          <div className="-my-2 -mr-2 ml-auto flex shrink-0 items-center print:hidden">{actions}</div>
        )}
      </div>
      {children}
    </Card>
  );
}
