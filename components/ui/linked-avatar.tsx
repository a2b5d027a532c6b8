import type { ComponentProps } from "react";
import { Avatar } from "./avatar";
import { OptionalLink } from "./optional-link";

type Props = ComponentProps<typeof Avatar> & {
  href: string | undefined;
  onNavigate?: (() => void) | undefined;
};

/** A link only for the pointer, because the name beside it leads to the same page. */
export function LinkedAvatar({ href, onNavigate, ...avatar }: Props) {
  return (
    <OptionalLink href={href} onClick={onNavigate} tabIndex={-1} aria-hidden="true" className="shrink-0">
      <Avatar {...avatar} />
    </OptionalLink>
  );
}
