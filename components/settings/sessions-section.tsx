import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Laptop, Smartphone, SquareTerminal } from "@/components/ui/icons";
import { MutationButton } from "@/components/ui/mutation-button";
import { RelativeTime } from "@/components/ui/relative-time";
import { toast } from "@/components/ui/toast";
import { useServerState } from "@/components/ui/use-server-state";
import { revokeOtherSessions, revokeSession, type Session } from "@/lib/users/settings-contract";
import { SettingsSection } from "./settings-section";

const initialCount = 5;

export function SessionsSection({ initialData }: { initialData: Session[] }) {
  const t = useTranslations("settings.sessions");
  const [sessions, setSessions] = useServerState(initialData);
  const [isExpanded, setExpanded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  function showAll() {
    setExpanded(true);
    // The button disappears, so the focus moves to the rows that it showed.
    list.current?.focus();
  }
  return (
    <SettingsSection id="sessions" title={t("title")} text={t("text")}>
      <ul ref={list} tabIndex={-1} aria-labelledby="sessions" className="outline-none">
        {sessions.slice(0, isExpanded ? undefined : initialCount).map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            onRevoked={() => setSessions((now) => now.filter(({ id }) => id !== session.id))}
          />
        ))}
      </ul>
      {!isExpanded && sessions.length > initialCount && (
        <Button variant="secondary" size="small" onClick={showAll} className="justify-self-start">
          {t("showAll", { count: sessions.length })}
        </Button>
      )}
      {sessions.length > 1 && (
        <div className="grid justify-items-start gap-1">
          <MutationButton
            variant="secondary"
            endpoint={revokeOtherSessions}
            options={{}}
            errorText={t("failed")}
            onSuccess={({ ended }) => {
              toast.success(t("allEnded", { count: ended }));
              setSessions((now) => now.filter(({ current }) => current));
            }}
          >
            {t("everywhere")}
          </MutationButton>
          <p className="text-muted text-sm">{t("everywhereText")}</p>
        </div>
      )}
    </SettingsSection>
  );
}

function SessionItem({ session, onRevoked }: { session: Session; onRevoked: () => void }) {
  const t = useTranslations("settings.sessions");
  const { id, current, browser, system, address, last_seen_at } = session;
  const device = browser && system ? t("device", { browser, system }) : (browser ?? system ?? t("program"));
  const Icon = !browser && !system ? SquareTerminal : isPhone(system) ? Smartphone : Laptop;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-3 first:border-0">
      <Icon className="shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {current && <Badge tone="accent">{t("current")}</Badge>}
        </p>
        <p className="wrap-anywhere text-muted text-sm">
          {address && `${address} · `}
          {t("seen")} <RelativeTime date={last_seen_at} kind="chat" />
        </p>
      </div>
      {!current && (
        <MutationButton
          variant="secondary"
          size="small"
          aria-label={t("endOne", { device })}
          endpoint={revokeSession}
          options={{ params: { id } }}
          errorText={t("failed")}
          successText={t("ended")}
          refresh={onRevoked}
        >
          {t("end")}
        </MutationButton>
      )}
    </li>
  );
}

function isPhone(system: string | null): boolean {
  return system === "Android" || system === "iOS";
}
