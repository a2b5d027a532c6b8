import { useTranslations } from "next-intl";
import { type ReactNode, useId, useRef } from "react";
import { X } from "@/components/ui/icons";
import { cx } from "./cx";
import { IconButton } from "./icon-button";
import { useShowModal } from "./use-show-modal";

export type ModalProps = {
  open: boolean;
  /** Called on Escape, the close button and a press outside; the owner may leave `open` true. */
  onClose: () => void;
  title: ReactNode;
  /** The id of what is read out with the title when it opens. */
  describedBy?: string;
  children: ReactNode;
  footer?: ReactNode;
  className?: string;
};

/** A native `<dialog>`: it traps and restores the focus. */
export function Modal({ open, onClose, title, describedBy, children, footer, className }: ModalProps) {
  const t = useTranslations("ui");
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { isShown, events } = useShowModal(ref, open, onClose);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      className={cx("modal", className)}
      {...events}
    >
      {isShown && (
        <div className="flex max-h-[inherit] min-h-0 flex-auto flex-col low:block low:overflow-y-auto low:overscroll-contain">
          <div className="flex items-center justify-between gap-2 border-line border-b py-2 pr-2 pl-5">
            <h2 id={titleId} className="min-w-0 text-lg">
              {title}
            </h2>
            <IconButton label={t("close")} onClick={onClose} icon={<X />} />
          </div>
          <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain p-5 low:overflow-visible">
            {children}
          </div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-3">{footer}</div>
          )}
        </div>
      )}
    </dialog>
  );
}
