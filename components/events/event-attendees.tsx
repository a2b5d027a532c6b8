import { useTranslations } from "next-intl";
import { useState } from "react";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { LinkedAvatar } from "@/components/ui/linked-avatar";
import { LoadError } from "@/components/ui/load-error";
import { MorePages } from "@/components/ui/more-pages";
import { RadioGroup } from "@/components/ui/radio-group";
import { Section } from "@/components/ui/section";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { attendeeKinds, listEventAnswers } from "@/lib/events/answers-contract";
import type { Event } from "@/lib/events/schemas";
import { type EventArea, profilePath } from "@/lib/routes";

type Kind = (typeof attendeeKinds)[number];

export function EventAttendees({ area, event }: { area: EventArea; event: Event }) {
  const t = useTranslations("events");
  const [{ kind, page }, setChosen] = useState<{ kind: Kind; page: number }>({ kind: "yes", page: 1 });
  const { data, error, isLoading, mutate } = useEndpoint(
    listEventAnswers,
    { params: { id: event.id }, query: { answer: kind, page } },
    { keepPreviousData: true, revalidateOnFocus: true },
  );
  // Those of the answer chosen before are not shown as those of this one.
  const shown = error ? undefined : data;
  const kinds = attendeeKinds.filter((attendeeKind) => attendeeKind !== "waiting" || event.waiting_count > 0);
  return (
    <Section as={Card} id="event-attendees" title={t("attendees")} className="grid gap-3 p-4 md:p-6">
      <RadioGroup
        legend={t("whose")}
        hideLegend
        name="event-attendees"
        options={kinds.map((value) => ({
          value,
          label: t(`attendeeKinds.${value}`, { count: event[`${value}_count`] }),
        }))}
        value={kind}
        onChange={(value) => setChosen({ kind: value, page: 1 })}
      />
      {error && <LoadError error={error} errorText={t("attendeesFailed")} retry={() => void mutate()} />}
      <ul
        aria-label={t("attendees")}
        aria-busy={isLoading}
        className="transition-opacity aria-busy:opacity-60"
      >
        {shown?.data.map(({ id, name, avatar_url }) => (
          <li key={id} className="flex items-center gap-3 border-line border-b py-2.5 last:border-b-0">
            <LinkedAvatar href={profilePath(area, id)} id={id} name={name} src={avatar_url} size={40} />
            <Link
              href={profilePath(area, id)}
              className="wrap-anywhere grow py-2.5 font-semibold hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {shown?.data.length === 0 && <p className="text-muted text-sm">{t("noAttendees")}</p>}
      <MorePages list={shown} onChange={(next) => setChosen({ kind, page: next })} />
    </Section>
  );
}
