"use client";
import { Check } from "lucide-react";
import Link from "next/link";
import type { DropdownMenu } from "radix-ui";
import { createContext, type ReactNode, use } from "react";
import { cx } from "./cx";

export type MenuParts = typeof DropdownMenu;

/** Radix's parts, once they have come. */
export const LoadedParts = createContext<MenuParts | null>(null);

function useParts(): MenuParts {
  const parts = use(LoadedParts);
  if (!parts) throw new Error("a menu entry outside of a menu");
  return parts;
}

type MenuItemProps = { icon?: ReactNode; children: ReactNode; danger?: boolean; disabled?: boolean };

export function MenuItem({
  icon,
  children,
  danger,
  disabled,
  onSelect,
}: MenuItemProps & { onSelect?: () => void }) {
  const parts = useParts();
  return (
    <parts.Item disabled={disabled} onSelect={onSelect} className={cx(itemStyle, danger && "text-danger")}>
      {icon}
      {children}
    </parts.Item>
  );
}

export function MenuLink({ icon, children, href }: MenuItemProps & { href: string }) {
  const parts = useParts();
  return (
    <parts.Item asChild>
      <Link href={href} className={itemStyle}>
        {icon}
        {children}
      </Link>
    </parts.Item>
  );
}

export function MenuRadioGroup<V extends string>({
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
  const parts = useParts();
  return (
    <parts.RadioGroup value={value} onValueChange={(chosen) => onChoose(chosen as V)} aria-label={label}>
      <MenuLabel>{label}</MenuLabel>
      {choices.map((choice) => (
        <parts.RadioItem key={choice.value} value={choice.value} className={itemStyle}>
          {choice.icon}
          <span className="flex-1">{choice.label}</span>
          <parts.ItemIndicator>
            <Check aria-hidden="true" className="text-accent" />
          </parts.ItemIndicator>
        </parts.RadioItem>
      ))}
    </parts.RadioGroup>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  const parts = useParts();
  return <parts.Label className="px-3 pt-2 pb-1 text-muted text-xs">{children}</parts.Label>;
}

export function MenuSeparator() {
  const parts = useParts();
  return <parts.Separator className="-mx-1 my-1 h-px bg-line" />;
}

const itemStyle =
  "flex min-h-11 md:min-h-9 items-center gap-3 rounded-control px-3 py-1.5 text-sm outline-none " +
  "cursor-pointer select-none data-highlighted:bg-wash forced-colors:data-highlighted:outline-2 " +
  "data-disabled:cursor-default data-disabled:text-muted";
