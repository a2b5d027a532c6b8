import { Laptop, Smartphone, SquareTerminal } from "lucide-react";
import { useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/relative-time";
import { useMutation } from "@/components/ui/use-mutation";
import { revokeSession, type Session } from "@/lib/users/settings-contract";

export function SessionItem({ session, onRevoked }: { session: Session; onRevoked: () => void }) {
  const t = useTranslations("settings.sessions");
  const { run, retry, busy, error } = useMutation(revokeSession, {
    failed: t("failed"),
    done: t("ended"),
    onSuccess: onRevoked,
  });
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
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          onClick={() => run({ ids: { id } })}
          aria-label={t("endOne", { device })}
        >
          {t("end")}
        </Button>
      )}
      <ActionError error={error} retry={retry} />
    </li>
  );
}

function isPhone(system: string | null): boolean {
  return system === "Android" || system === "iOS";
}
