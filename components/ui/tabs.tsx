"use client";
import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cx } from "./cx";

export type Tab = { value: string; label: ReactNode; content: ReactNode };

/** Tabs over panels. The chosen tab is the caller's, so that it can live in the address. */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
  className,
}: {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  className?: string;
}) {
  return (
    <Radix.Root value={value} onValueChange={onChange} className={className}>
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-line border-b">
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={tabStyle}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

const tabStyle = cx(
  "-mb-px min-h-11 shrink-0 border-transparent border-b-2 px-3 font-semibold text-muted text-sm",
  "outline-offset-[-2px] transition-colors hover:text-ink",
  "forced-colors:data-[state=inactive]:border-[Canvas] data-[state=active]:border-accent data-[state=active]:text-ink",
);
