import type { ReactNode } from "react";
import { cx } from "./cx";
import { IconButton } from "./icon-button";
import { Ellipsis } from "./icons";
import { Menu } from "./menu";

type Props = { label: string; small?: boolean; className?: string | undefined; children: ReactNode };

/** A menu behind three dots. */
export function OptionsMenu({ label, small, className, children }: Props) {
  const icon = <Ellipsis className={cx(small && "size-4")} />;
  return <Menu trigger={<IconButton label={label} className={className} icon={icon} />}>{children}</Menu>;
}
