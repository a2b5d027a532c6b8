import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";

/** Takes the focus, so that a screen reader says it. */
export function MessageSent({ name, email, onAgain }: { name: string; email: string; onAgain: () => void }) {
  const t = useTranslations("contact");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-accent bg-accent-soft p-6">
      <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
        {t("sentTitle")}
      </h2>
      <p>{t("sentText", { name, email })}</p>
      <Button variant="secondary" onClick={onAgain} className="mt-2">
        {t("again")}
      </Button>
    </div>
  );
}
