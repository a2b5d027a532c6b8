import type { ReactNode } from "react";
import { activeOptionStyle } from "@/components/ui/active-option-style";
import { Avatar } from "@/components/ui/avatar";
import { cx } from "@/components/ui/cx";
import { hasModifier } from "@/components/ui/has-modifier";
import { Link } from "@/components/ui/link";
import { snippet } from "@/lib/search/snippet";
import { MarkedText } from "./marked-text";
import type { Option } from "./use-search-sections";

type ResultProps = Omit<OptionProps, "href" | "className" | "children"> & { option: Option; query: string };

export function ResultOption({ option, query, ...rest }: ResultProps) {
  const { href, image, title, text, details } = option;
  return (
    <OptionLink {...rest} href={href} className="gap-3 px-4 py-2">
      <Avatar {...image} size={32} />
      <span className="min-w-0 flex-1">
        <span className="block font-display font-semibold text-sm wrap-anywhere">
          <MarkedText text={title} query={query} />
        </span>
        {text && (
          <>
            <span className="block text-sm wrap-anywhere max-md:hidden">
              <MarkedText text={snippet(text, 60, query)} query={query} />
            </span>
            <span className="block text-sm wrap-anywhere md:hidden">
              <MarkedText text={snippet(text, 80, query)} query={query} />
            </span>
          </>
        )}
        {details && <span className="block text-muted text-xs wrap-anywhere">{details}</span>}
      </span>
    </OptionLink>
  );
}

type OptionProps = {
  id: string;
  isActive: boolean;
  href: string;
  onNavigate: () => void;
  className: string;
  children: ReactNode;
};

/** A link for the pointer; for the keyboard an option of the box, which keeps the focus. */
export function OptionLink({ isActive, onNavigate, className, ...rest }: OptionProps) {
  return (
    <Link
      {...rest}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={(event) => !hasModifier(event) && onNavigate()}
      className={cx(
        "flex min-h-11 transition-colors hover:bg-wash",
        isActive && activeOptionStyle,
        className,
      )}
    />
  );
}
