import { useTranslations } from "next-intl";
import { useState } from "react";
import { CircleCheck } from "@/components/ui/icons";
import { usePausableTimer } from "@/components/ui/use-pausable-timer";

/** Clears after three seconds without focus or pointer (docs/product.md#applications). */
const visibleMs = 3000;

/** Shows each update: `count` is their number. The live region stays in the page, so that each is announced. */
export function StatusUpdated({ count }: { count: number }) {
  const [cleared, setCleared] = useState(0);
  return (
    <div role="status" className="empty:sr-only">
      {count > cleared && <Message key={count} onOver={() => setCleared(count)} />}
    </div>
  );
}

function Message({ onOver }: { onOver: () => void }) {
  const t = useTranslations("applications.company");
  const events = usePausableTimer(visibleMs, onOver);
  return (
    <p
      {...events}
      className="flex items-center gap-2 rounded-control bg-success-soft px-3 py-2 font-semibold text-success text-sm"
    >
      <CircleCheck className="size-4" />
      {t("updated")}
    </p>
  );
}
