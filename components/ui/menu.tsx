import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useState,
} from "react";
import { LoadedParts, type MenuParts } from "./menu-items";
import { useLoadErrorToast } from "./use-load-error-toast";

/**
 * Opens under `trigger` (a `Button` or an `IconButton`): arrows, typing a letter, Escape; focus goes back. A page may hold
 * dozens of menus and most are never opened, so their code (35 KB) comes when one is about to be.
 */
export function Menu({ trigger, children }: { trigger: MenuTrigger; children: ReactNode }) {
  const showError = useLoadErrorToast();
  const [parts, setParts] = useState<MenuParts | null>(null);
  const [isFirstItemFocused, setFirstItemFocused] = useState(false);
  if (!parts) {
    const open = (isByKey: boolean) =>
      loadParts().then((loaded) => {
        setParts(loaded);
        setFirstItemFocused(isByKey);
      }, showError);
    return <MenuButton trigger={trigger} onNear={() => loadParts().catch(() => {})} onOpen={open} />;
  }
  return (
    // A modal menu would add style elements, which the content security policy blocks. In a portal, the menu would
    // leave the landmark, and the dialog, of its button.
    <parts.Root defaultOpen modal={false} onOpenChange={() => setFirstItemFocused(false)}>
      <parts.Trigger asChild>{trigger}</parts.Trigger>
      <parts.Content
        ref={isFirstItemFocused ? focusFirst : undefined}
        align="end"
        sideOffset={4}
        collisionPadding={8}
        loop
        className={contentStyle}
      >
        <LoadedParts value={parts}>{children}</LoadedParts>
      </parts.Content>
    </parts.Root>
  );
}

async function loadParts(): Promise<MenuParts> {
  return (await import("./menu-parts")).DropdownMenu;
}

/** Radix was not loaded yet when a key opened the menu. */
function focusFirst(content: HTMLElement | null) {
  requestAnimationFrame(() =>
    content?.querySelector<HTMLElement>("[role^=menuitem]:not([data-disabled])")?.focus(),
  );
}

// Closes without an animation: Radix listens for presses outside until the menu is unmounted, so a press on the button
// during a closing animation would open the menu and close it again.
const contentStyle =
  "z-50 min-w-52 max-w-(--radix-dropdown-menu-content-available-width) max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto " +
  "rounded-card border border-edge bg-surface p-1 text-ink outline-none " +
  "data-[state=open]:animate-unfold";

type MenuTrigger = ReactElement<{
  "aria-haspopup"?: "menu";
  "aria-expanded"?: boolean;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onClick?: (event: MouseEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}>;

type Props = { trigger: MenuTrigger; onNear: () => void; onOpen: (isByKey: boolean) => void };

/** Stands in for Radix's trigger until its code is loaded. */
function MenuButton({ trigger, onNear, onOpen }: Props) {
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
