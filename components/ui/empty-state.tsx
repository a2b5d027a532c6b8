import type { ReactNode } from "react";
import { Illustration } from "./drawing";

type Props = {
  illustration?: Illustration | undefined;
  title: string;
  text?: ReactNode;
  heading?: "h1" | "h2" | "h3";
  children?: ReactNode;
};

export function EmptyState({ illustration, title, text, heading: Heading = "h2", children }: Props) {
  return (
    <div className="grid justify-items-center gap-2 px-5 py-12 text-center">
      {illustration && (
        <div className="mb-2">
          <Illustration name={illustration} />
        </div>
      )}
      <Heading className="text-lg">{title}</Heading>
      {text && <p className="max-w-sm text-balance text-muted text-sm">{text}</p>}
      {children && <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}
