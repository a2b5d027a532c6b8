"use client";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { createContext, type ReactNode, useContext, useEffect, useId, useRef, useState } from "react";
import { cx } from "./cx";
import { IconButton } from "./icon-button";
import { useShowModal } from "./use-show-modal";

const Layer = createContext<HTMLElement | null>(null);

/** The open dialog that a menu has to stay inside of: what is outside of it cannot be reached. */
export function useLayer(): HTMLElement | undefined {
  return useContext(Layer) ?? undefined;
}

export type ModalProps = {
  open: boolean;
  /** Asked by Escape, the close button and a press outside; the owner may say no by leaving `open` true. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  className?: string;
};

/** The native dialog in our frame: focus stays inside and goes back, Escape and the outside close it. */
export function Modal({ open, onClose, title, children, footer, className }: ModalProps) {
  const t = useTranslations("ui");
  const ref = useRef<HTMLDialogElement>(null);
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const titleId = useId();
  useEffect(() => setLayer(ref.current), []);
  const { shown, events } = useShowModal(ref, open, onClose);
  return (
    <dialog ref={ref} aria-labelledby={titleId} className={cx(frame, className)} {...events}>
      {shown && (
        <Layer value={layer}>
          <div className="flex max-h-[inherit] min-h-0 flex-1 flex-col" data-inside>
            <div className="flex items-center justify-between gap-2 border-line border-b py-2 pr-2 pl-5">
              <h2 id={titleId} className="min-w-0 text-lg">
                {title}
              </h2>
              <IconButton label={t("close")} onClick={onClose}>
                <X aria-hidden="true" />
              </IconButton>
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
            {footer && (
              <div className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-3">{footer}</div>
            )}
          </div>
        </Layer>
      )}
    </dialog>
  );
}

const frame =
  "open:flex flex-col border border-line bg-surface p-0 text-ink opacity-0 open:opacity-100 " +
  "starting:open:opacity-0 transition-[opacity,transform,overlay,display] transition-discrete duration-200 " +
  "backdrop:bg-transparent open:backdrop:bg-scrim starting:open:backdrop:bg-transparent " +
  "backdrop:transition-[background-color,overlay,display] backdrop:transition-discrete backdrop:duration-200 " +
  "forced-colors:border-2";
