import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type MouseEvent, type PointerEvent, useRef } from "react";
import { cx } from "./cx";
import { IconButton } from "./icon-button";
import { type ToastCall, toastLimits } from "./toast";
import { usePausableTimer } from "./use-pausable-timer";

const icons = { success: CircleCheck, error: CircleAlert, info: Info };
const tones = { success: "text-accent", error: "text-danger", info: "text-info" };

/** Closes on a click, but not at the end of a drag, and after its time. */
export function ToastMessage({ kind, text, action, onClose }: ToastCall & { onClose: () => void }) {
  const t = useTranslations("ui");
  const pressedAt = useRef(0);
  const timer = usePausableTimer(toastLimits.milliseconds, onClose);
  const Icon = icons[kind];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the close button is the keyboard's way
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      {...timer}
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
