import type { ComponentProps } from "react";
import { Link } from "./link";
import { pushUrl } from "./push-url";

type Props = ComponentProps<typeof Link>;

/** A link within a page that reads the URL itself, as `useListPage` does: without a request for a new page. */
export function ShallowLink({ href, ...rest }: Props) {
  return (
    <Link
      {...rest}
      href={href}
      onNavigate={(event) => {
        event.preventDefault();
        pushUrl(href);
        scrollTo(0, 0);
      }}
    />
  );
}
