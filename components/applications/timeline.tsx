import { useTranslations } from "next-intl";
import { BellRing, CircleSlash, Eye, type Icon, Send, Trash2 } from "@/components/ui/icons";
import { RelativeTime } from "@/components/ui/relative-time";
import { RichText } from "@/components/ui/rich-text";
import type { ApplicationEvent } from "@/lib/applications/schemas";
import { StatusIcon } from "./status-badge";

const icons: Record<Exclude<ApplicationEvent["kind"], "status">, Icon> = {
  sent: Send,
  opened: Eye,
  followed_up: BellRing,
  withdrawn: CircleSlash,
  posting_deleted: Trash2,
};

export function Timeline({ events, company }: { events: ApplicationEvent[]; company: string }) {
  return (
    <ol className="grid gap-0">
      {events.map((event) => (
        <li key={event.id} className={stepStyle}>
          <span className="z-10 grid size-8 place-items-center rounded-full border border-line bg-surface text-muted [&_.icon]:size-4">
            <EventIcon event={event} />
          </span>
          <div className="min-w-0 pt-1">
            <p className="text-sm">
              <Sentence event={event} company={company} />
            </p>
            <p className="text-muted text-xs">
              <RelativeTime date={event.created_at} />
            </p>
            {event.message && (
              <RichText
                text={event.message}
                className="mt-2 rounded-control border-accent border-l-2 bg-wash px-3 py-2 text-sm"
              />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function EventIcon({ event }: { event: ApplicationEvent }) {
  if (event.kind === "status") return <StatusIcon status={event.status ?? "pending"} />;
  const Icon = icons[event.kind];
  return <Icon />;
}

type Props = { event: ApplicationEvent; company: string };

function Sentence({ event: { kind, status, document, actor }, company }: Props) {
  const t = useTranslations("applications.timeline");
  const tStatuses = useTranslations("applications.status");
  const name = actor?.name ?? t("deletedUser");
  // The first account of a company often bears its name.
  const isOfCompany = actor?.role === "company" && name !== company;
  const actorName = isOfCompany ? t("ofCompany", { name, company }) : name;
  if (kind === "status") return t("status", { status: tStatuses(status ?? "pending"), actor: actorName });
  if (kind === "opened") return t("opened", { document: document ?? "other", actor: actorName });
  return t(kind, { actor: actorName, company });
}

const stepStyle =
  "relative grid grid-cols-[2rem_minmax(0,1fr)] gap-3 pb-5 last:pb-0 before:absolute before:top-8 before:bottom-0 " +
  "before:left-4 before:w-px before:bg-line last:before:hidden";
