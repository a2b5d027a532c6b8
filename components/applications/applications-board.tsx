import { useTranslations } from "next-intl";
import { useState } from "react";
import { cx } from "@/components/ui/cx";
import { useDrop } from "@/components/ui/use-drop";
import { type ApplicationStatus, applicationStatuses } from "@/db/enums";
import { isReviewStatus } from "@/lib/applications/constants";
import type { Application } from "@/lib/applications/schemas";
import { BoardCard, cardType } from "./board-card";
import { StatusIcon } from "./status-badge";
import type { ReviewRequest } from "./use-review";

type Props = {
  applications: Application[];
  canWrite: boolean;
  onOpen: (id: number) => void;
  onReview: (request: ReviewRequest) => void;
};

export function ApplicationsBoard({ applications, canWrite, onOpen, onReview }: Props) {
  const t = useTranslations("applications");
  const [dragged, setDragged] = useState<Application | null>(null);
  function move(application: Application, status: ApplicationStatus) {
    if (application.status !== status) onReview({ applications: [application], status });
  }
  return (
    <div className="relative grid auto-cols-[minmax(min(13rem,80vw),1fr)] grid-flow-col gap-3 overflow-x-auto pb-3">
      {applicationStatuses.map((status) => {
        const inColumn = applications.filter((application) => application.status === status);
        return (
          <Column
            key={status}
            title={t(`status.${status}`)}
            status={status}
            count={inColumn.length}
            acceptsDrop={dragged !== null && isReviewStatus(status)}
            onDrop={() => dragged && move(dragged, status)}
          >
            {inColumn.map((application) => (
              <BoardCard
                key={application.id}
                application={application}
                isMovable={canWrite && application.can_answer}
                onOpen={() => onOpen(application.id)}
                onMove={(to) => move(application, to)}
                onDrag={(isDragging) => setDragged(isDragging ? application : null)}
              />
            ))}
          </Column>
        );
      })}
    </div>
  );
}

type ColumnProps = {
  title: string;
  status: ApplicationStatus;
  count: number;
  acceptsDrop: boolean;
  onDrop: () => void;
  children: React.ReactNode;
};

function Column({ title, status, count, acceptsDrop, onDrop, children }: ColumnProps) {
  const { isOver, events } = useDrop(onDrop, cardType);
  return (
    <section
      {...(acceptsDrop && events)}
      aria-label={title}
      className={cx(
        "grid min-h-40 content-start gap-2 rounded-card border border-line bg-wash/60 p-2",
        acceptsDrop && isOver && "border-accent outline-2 outline-accent outline-dashed",
      )}
    >
      <h2 className="flex items-center gap-1.5 px-1 font-sans text-sm [&_.icon]:size-4">
        <StatusIcon status={status} />
        {title}
        <span className="ml-auto text-muted tabular-nums">{count}</span>
      </h2>
      <ul className="grid gap-2">{children}</ul>
    </section>
  );
}
