import type { DropdownMenu } from "radix-ui";
import { createContext, type ReactNode, use } from "react";
import { cx } from "./cx";
import { Check, type Icon } from "./icons";
import { Link } from "./link";

export type MenuParts = typeof DropdownMenu;

/** Radix's components, once loaded. */
export const LoadedParts = createContext<MenuParts | null>(null);

function useParts(): MenuParts {
  const parts = use(LoadedParts);
  if (!parts) throw new Error("a menu entry outside of a menu");
  return parts;
}

type Content = { icon?: ReactNode; label: string };
type ItemProps = Content & { hint?: string; danger?: boolean; disabled?: boolean; onSelect: () => void };

export function MenuItem({ icon, label, hint, danger, disabled, onSelect }: ItemProps) {
  const parts = useParts();
  return (
    <parts.Item disabled={disabled} onSelect={onSelect} className={cx(itemStyle, danger && "text-danger")}>
      {icon}
      {hint ? (
        <span className="grid max-w-64">
          <span>{label}</span> <span className="text-muted text-xs">{hint}</span>
        </span>
      ) : (
        label
      )}
    </parts.Item>
  );
}

export function MenuLink({ icon, label, href }: Content & { href: string }) {
  const parts = useParts();
  return (
    <parts.Item asChild>
      <Link href={href} className={itemStyle}>
        {icon}
        {label}
      </Link>
    </parts.Item>
  );
}

/** A square menu item, for a grid. */
export function MenuTile({ children, onSelect }: { children: ReactNode; onSelect: () => void }) {
  const parts = useParts();
  return (
    <parts.Item onSelect={onSelect} className={tileStyle}>
      {children}
    </parts.Item>
  );
}

type RadioGroupProps<V extends string> = {
  value: V;
  onChange: (value: V) => void;
  options: readonly V[];
  icons: Record<V, Icon>;
  label: (option: V) => ReactNode;
};

export function MenuRadioGroup<V extends string>({ options, icons, label, ...group }: RadioGroupProps<V>) {
  const parts = useParts();
  return (
    <parts.RadioGroup value={group.value} onValueChange={(value) => group.onChange(value as V)}>
      {options.map((option) => {
        const OptionIcon: Icon = icons[option];
        return (
          <parts.RadioItem key={option} value={option} className={itemStyle}>
            <OptionIcon />
            <span className="grid flex-1">{label(option)}</span>
            {option === group.value && <Check className="size-4" />}
          </parts.RadioItem>
        );
      })}
    </parts.RadioGroup>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  const parts = useParts();
  return <parts.Label className="px-3 pt-2 pb-1 text-muted text-xs">{children}</parts.Label>;
}

const tileStyle =
  "grid size-11 place-items-center rounded-control text-xl -outline-offset-2 cursor-pointer select-none " +
  "data-highlighted:bg-wash forced-colors:data-highlighted:outline-2";

const itemStyle =
  "flex min-h-11 md:min-h-9 items-center gap-3 rounded-control px-3 py-1.5 text-sm -outline-offset-2 " +
  "cursor-pointer select-none data-highlighted:bg-wash forced-colors:data-highlighted:outline-2 " +
  "data-disabled:cursor-default data-disabled:text-muted";
