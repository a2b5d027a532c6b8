import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";

type Props = { id: string; title: string; text?: ReactNode; children: ReactNode };

export function SettingsSection({ id, title, text, children }: Props) {
  return (
    <Card aria-labelledby={id} className="grid gap-4 card-padding">
      <div>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {text && <div className="mt-1 text-muted text-sm">{text}</div>}
      </div>
      {children}
    </Card>
  );
}
