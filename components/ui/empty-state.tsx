import type { ReactNode } from "react";

type Props = {
  art?: ReactNode;
  title: string;
  text?: ReactNode;
  heading?: "h1" | "h2" | "h3";
  children?: ReactNode;
};

export function EmptyState({ art, title, text, heading: Heading = "h2", children }: Props) {
  return (
    <div className="grid justify-items-center gap-2 px-5 py-12 text-center">
      {art && <div className="mb-2">{art}</div>}
      <Heading className="text-lg">{title}</Heading>
      {text && <p className="max-w-sm text-balance text-muted text-sm">{text}</p>}
      {children && <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}
