import "sonner/dist/styles.css";
import { useTranslations } from "next-intl";
import { createContext, type MouseEvent, type PointerEvent, use, useEffect, useRef } from "react";
import { Toaster as Sonner, toast as sonner } from "sonner";
import { CircleAlert, CircleCheck, Info, X } from "@/components/ui/icons";
import { cx } from "./cx";
import { IconButton } from "./icon-button";
import { raiseToasts, registerToaster, type ToastCall, toastLimits } from "./toast";
import { usePausableTimer } from "./use-pausable-timer";
import { useToastsInUse } from "./use-toasts-in-use";

const ToastsInUse = createContext(false);

/** At most 20, each with its own timer; pointer or focus on one pauses all (docs/product.md#toasts-and-times). */
export function Toaster() {
  const t = useTranslations("ui");
  useEffect(() => registerToaster(show), []);
  return (
    <ToastsInUse value={useToastsInUse()}>
      <Sonner
        position="top-right"
        duration={Number.POSITIVE_INFINITY}
        visibleToasts={toastLimits.list}
        expand
        gap={8}
        offset={{ top: "calc(var(--spacing-header) + 8px)", right: 16 }}
        mobileOffset={{ top: 8, left: 8, right: 8 }}
        swipeDirections={["right", "top"]}
        containerAriaLabel={t("toasts")}
      />
    </ToastsInUse>
  );
}

function show(call: ToastCall) {
  const listed = sonner.getToasts();
  const oldest = listed[0];
  if (oldest && listed.length >= toastLimits.list) sonner.dismiss(oldest.id);
  sonner.custom(
    (id) => <ToastMessage {...call} onClose={() => sonner.dismiss(id)} />,
    call.id ? { id: call.id } : undefined,
  );
  raiseToasts();
}

const icons = { success: CircleCheck, error: CircleAlert, info: Info };
const tones = { success: "text-success", error: "text-danger", info: "text-info" };

/** Closes on a click, but not at the end of a drag, and after its time. */
function ToastMessage({ kind, text, action, onClose }: ToastCall & { onClose: () => void }) {
  const t = useTranslations("ui");
  const pressedAt = useRef(0);
  usePausableTimer(toastLimits.durationMs, onClose, use(ToastsInUse));
  const Icon = icons[kind];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the close button is the keyboard's way
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      onPointerDown={(event: PointerEvent) => {
        pressedAt.current = event.clientX;
        // sonner allows no drag while text is selected.
        getSelection()?.removeAllRanges();
      }}
      onClick={(event: MouseEvent) => {
        if (Math.abs(event.clientX - pressedAt.current) < 8 || event.detail === 0) onClose();
      }}
      className="flex w-(--width) select-none max-w-full cursor-pointer items-center gap-3 rounded-card border border-edge bg-surface py-1 pr-1 pl-4 font-sans text-ink text-sm"
    >
      <Icon className={tones[kind]} />
      <p className="min-w-0 flex-1 whitespace-pre-line py-2">{text}</p>
      {action && (
        <button type="button" onClick={action.run} className={cx("min-h-11 px-2 font-semibold text-accent")}>
          {action.label}
        </button>
      )}
      <IconButton label={t("close")} onClick={onClose} icon={<X />} />
    </div>
  );
}
