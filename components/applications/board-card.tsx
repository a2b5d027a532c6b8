import { useTranslations } from "next-intl";
import { MenuItem, MenuLabel } from "@/components/ui/menu-items";
import { OptionsMenu } from "@/components/ui/options-menu";
import { RelativeTime } from "@/components/ui/relative-time";
import type { ApplicationStatus } from "@/db/enums";
import { reviewStatuses } from "@/lib/applications/constants";
import type { Application } from "@/lib/applications/schemas";
import { Documents } from "./documents";
import { StatusIcon } from "./status-badge";

/** The type of the data of a dragged card. */
export const cardType = "application/x-preau-card";

type Props = {
  application: Application;
  isMovable: boolean;
  onOpen: () => void;
  onMove: (to: ApplicationStatus) => void;
  onDrag: (isDragging: boolean) => void;
};

export function BoardCard({ application, isMovable, onOpen, onMove, onDrag }: Props) {
  const t = useTranslations("applications");
  const { student, job_posting, created_at, status } = application;
  return (
    <li
      draggable={isMovable}
      onDragStart={(event) => {
        event.dataTransfer.setData(cardType, String(application.id));
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
      className="grid gap-1 rounded-control border border-line bg-surface p-3 text-sm"
    >
      <div className="flex items-start gap-1">
        <button
          type="button"
          data-printed
          onClick={onOpen}
          className="min-h-11 min-w-0 flex-1 text-left font-semibold wrap-anywhere hover:underline md:min-h-9"
        >
          {student.name}
        </button>
        {isMovable && (
          <OptionsMenu label={t("company.move", { name: student.name })} className="-mt-1 -mr-2">
            <MenuLabel>{t("company.moveTo")}</MenuLabel>
            {reviewStatuses
              .filter((to) => to !== status)
              .map((to) => (
                <MenuItem
                  key={to}
                  icon={<StatusIcon status={to} />}
                  label={t(`status.${to}`)}
                  onSelect={() => onMove(to)}
                />
              ))}
          </OptionsMenu>
        )}
      </div>
      <p className="text-muted wrap-anywhere">{job_posting.title}</p>
      <p className="text-muted text-xs">
        <RelativeTime date={created_at} />
      </p>
      <Documents application={application} compact />
    </li>
  );
}
