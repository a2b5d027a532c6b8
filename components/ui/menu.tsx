"use client";
import { Check } from "lucide-react";
import Link from "next/link";
import { DropdownMenu } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { cx } from "./cx";
import { useLayer } from "./modal";

/** Opens under `trigger` (a button of ours): arrows, typing a letter, Escape; focus goes back. */
export function Menu({
  trigger,
  align = "end",
  onOpenChange,
  children,
}: {
  trigger: ReactElement;
  align?: "start" | "end";
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}) {
  const layer = useLayer();
  return (
    // Not modal: the modal kind adds style elements that the content security policy refuses.
    <DropdownMenu.Root modal={false} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={layer}>
        <DropdownMenu.Content align={align} sideOffset={4} collisionPadding={8} loop className={contentStyle}>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

type Entry = { icon?: ReactNode; children: ReactNode; danger?: boolean; disabled?: boolean };

export function MenuItem({ icon, children, danger, disabled, onSelect }: Entry & { onSelect?: () => void }) {
  return (
    <DropdownMenu.Item
      disabled={disabled}
      onSelect={onSelect}
      className={cx(itemStyle, danger && "text-danger")}
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}

export function MenuLink({ icon, children, href }: Entry & { href: string }) {
  return (
    <DropdownMenu.Item asChild>
      <Link href={href} className={itemStyle}>
        {icon}
        {children}
      </Link>
    </DropdownMenu.Item>
  );
}

export function MenuChoices<V extends string>({
  label,
  value,
  choices,
  onChoose,
}: {
  label: string;
  value: V;
  choices: readonly { value: V; label: string; icon?: ReactNode }[];
  onChoose: (value: V) => void;
}) {
  return (
    <DropdownMenu.RadioGroup
      value={value}
      onValueChange={(chosen) => onChoose(chosen as V)}
      aria-label={label}
    >
      <MenuLabel>{label}</MenuLabel>
      {choices.map((choice) => (
        <DropdownMenu.RadioItem key={choice.value} value={choice.value} className={itemStyle}>
          {choice.icon}
          <span className="flex-1">{choice.label}</span>
          <DropdownMenu.ItemIndicator>
            <Check aria-hidden="true" className="text-accent" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-3 pt-2 pb-1 text-muted text-xs">{children}</DropdownMenu.Label>;
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="-mx-1 my-1 h-px bg-line" />;
}

const contentStyle =
  "z-50 min-w-52 max-w-[calc(100vw-1rem)] max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto " +
  "rounded-card border border-edge bg-surface p-1 text-ink outline-none " +
  "data-[state=open]:animate-unfold data-[state=closed]:animate-fold";

const itemStyle =
  "flex min-h-11 md:min-h-9 items-center gap-3 rounded-control px-3 py-1.5 text-sm outline-none " +
  "cursor-pointer select-none data-highlighted:bg-wash forced-colors:data-highlighted:outline-2 " +
  "data-disabled:cursor-default data-disabled:text-muted";
