import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { decisionActions } from "@/db/enums";
import type { QueueAction } from "./use-queue-keys";

const actions: readonly QueueAction[] = [...decisionActions, "accept", "reject", "assign"];

/** The letters of the queue, by a button and by `?` outside of a field. */
export function KeyHelp() {
  const t = useTranslations("moderation.queue");
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const field = (event.target as HTMLElement).closest("input, textarea, select, dialog");
      if (event.key === "?" && !field) setOpen(true);
    };
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  const keys = [
    ["J", t("keys.next")],
    ["K", t("keys.previous")],
    ...actions.map((action) => [t(`keyOf.${action}`).toUpperCase(), t(`keys.${action}`)]),
    ["?", t("keys.help")],
  ];
  return (
    <>
      <Button
        variant="secondary"
        className="max-md:hidden"
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
      >
        {t("keys.title")}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} size="small" title={t("keys.title")}>
        <p className="text-muted text-sm">{t("keys.text")}</p>
        <dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
          {keys.map(([key, text]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-grid min-w-8 place-items-center rounded border border-line bg-wash px-2 py-1 font-semibold text-sm">
                  {key}
                </kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
