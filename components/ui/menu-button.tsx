import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement } from "react";

export type MenuTrigger = ReactElement<{
  "aria-haspopup"?: "menu";
  "aria-expanded"?: boolean;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onClick?: (event: MouseEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}>;

/** Stands in for Radix's trigger until its code is loaded. */
export function MenuButton({
  trigger,
  onNear,
  onOpen,
}: {
  trigger: MenuTrigger;
  onNear: () => void;
  onOpen: (byKey: boolean) => void;
}) {
  return cloneElement(trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: onNear,
    onFocus: onNear,
    onClick: (event) => onOpen(event.detail === 0),
    onKeyDown: (event) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      onOpen(true);
    },
  });
}
