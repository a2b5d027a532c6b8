import type { ReactNode } from "react";

type Props = { label: string; icon: ReactNode; children: ReactNode };

/** A line above the page. Not shown in the chat, which is as high as the screen. */
export function AccountNotice({ label, icon, children }: Props) {
  return (
    <section
      aria-label={label}
      className="flex items-start gap-3 border-line border-b bg-info-soft px-3 py-1.5 text-info text-sm md:items-center md:px-6 print:hidden has-[~*_main[data-student]]:hidden"
    >
      {icon}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">{children}</div>
    </section>
  );
}
