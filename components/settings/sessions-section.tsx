"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useMutation } from "@/components/ui/use-mutation";
import { revokeOtherSessions, type Session } from "@/lib/users/settings-contract";
import { SessionItem } from "./session-item";
import { SettingsSection } from "./settings-section";

const initialCount = 5;

export function SessionsSection({ first }: { first: Session[] }) {
  const t = useTranslations("settings.sessions");
  const [sessions, setSessions] = useState(first);
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const others = useMutation(revokeOtherSessions, {
    failed: t("failed"),
    onSuccess({ ended }) {
      toast.success(t("allEnded", { count: ended }));
      keep(({ current }) => current);
    },
  });

  function keep(isKept: (session: Session) => boolean) {
    setSessions((now) => now.filter(isKept));
    list.current?.focus();
  }
  function showAll() {
    setAll(true);
    // The button disappears: the focus goes to what it brought.
    list.current?.focus();
  }
  return (
    <SettingsSection id="sessions" title={t("title")} text={t("text")}>
      <ul ref={list} tabIndex={-1} aria-labelledby="sessions" className="outline-none">
        {sessions.slice(0, all ? undefined : initialCount).map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            onRevoked={() => keep(({ id }) => id !== session.id)}
          />
        ))}
      </ul>
      {!all && sessions.length > initialCount && (
        <Button variant="secondary" size="small" onClick={showAll} className="justify-self-start">
          {t("showAll", { count: sessions.length })}
        </Button>
      )}
      {sessions.length > 1 && (
        <div className="grid justify-items-start gap-1">
          <Button variant="secondary" busy={others.busy} onClick={() => others.run({})}>
            {t("everywhere")}
          </Button>
          <ActionError error={others.error} retry={others.retry} />
          <p className="text-muted text-sm">{t("everywhereText")}</p>
        </div>
      )}
    </SettingsSection>
  );
}
