"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import { revokeOtherSessions, revokeSession, type Session } from "@/lib/users/settings-contract";
import { SessionItem } from "./session-item";
import { SettingsSection } from "./settings-section";

const shownAtFirst = 5;

/** Where one is signed in; each session can be ended, or all but this one. */
export function SessionsSection({ first }: { first: Session[] }) {
  const t = useTranslations("settings.sessions");
  const [sessions, setSessions] = useState(first);
  const [busy, setBusy] = useState<number | "others" | null>(null);
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  async function run(which: number | "others", work: () => Promise<string>) {
    setBusy(which);
    try {
      toast.success(await work());
      setSessions((now) => now.filter(({ id, current }) => current || (which !== "others" && id !== which)));
      list.current?.focus();
    } catch (error) {
      toast.error(errorMessage(error, t("failed")));
    }
    setBusy(null);
  }
  const endOne = (id: number) =>
    run(id, async () => {
      await call(revokeSession, { ids: { id } });
      return t("ended");
    });
  const endOthers = () =>
    run("others", async () => t("allEnded", { count: (await call(revokeOtherSessions, {})).ended }));

  function showAll() {
    setAll(true);
    // The button goes away: what it brought is where one reads on.
    list.current?.focus();
  }
  return (
    <SettingsSection id="sessions" title={t("title")} text={t("text")}>
      <ul ref={list} tabIndex={-1} aria-labelledby="sessions" className="outline-none">
        {sessions.slice(0, all ? undefined : shownAtFirst).map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            busy={busy === session.id}
            onEnd={() => endOne(session.id)}
          />
        ))}
      </ul>
      {!all && sessions.length > shownAtFirst && (
        <Button variant="secondary" size="small" onClick={showAll} className="justify-self-start">
          {t("showAll", { count: sessions.length })}
        </Button>
      )}
      {sessions.length > 1 && (
        <div className="grid justify-items-start gap-1">
          <Button variant="secondary" busy={busy === "others"} onClick={endOthers}>
            {t("everywhere")}
          </Button>
          <p className="text-muted text-sm">{t("everywhereText")}</p>
        </div>
      )}
    </SettingsSection>
  );
}
