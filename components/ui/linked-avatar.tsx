import type { ComponentProps } from "react";
import { Avatar } from "./avatar";
import { OptionalLink } from "./optional-link";

type Props = ComponentProps<typeof Avatar> & { href: string | undefined };

/** A link for the pointer alone, because the name beside it leads to the same page. */
export function LinkedAvatar({ href, ...avatar }: Props) {
  return (
    <OptionalLink href={href} tabIndex={-1} aria-hidden="true" className="shrink-0">
      <Avatar {...avatar} />
    </OptionalLink>
  );
}
