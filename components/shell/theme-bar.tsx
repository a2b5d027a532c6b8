"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { Choices } from "@/components/ui/choices";
import { themes } from "./theme";
import { useTheme, type Wish } from "./use-theme";

const icons = { system: Monitor, light: Sun, dark: Moon };
const wishes: readonly Wish[] = ["system", ...themes];

/** The switch with its words given, for pages that send no messages to the browser. */
export function ThemeBar({
  labels,
  hideLegend,
  className,
}: {
  labels: Record<Wish | "label", string>;
  hideLegend?: boolean | undefined;
  className?: string | undefined;
}) {
  const { wish, choose } = useTheme();
  return (
    <Choices
      look="bar"
      legend={labels.label}
      hideLegend={hideLegend}
      name="theme"
      value={wish}
      onChoose={choose}
      choices={wishes.map((value) => {
        const Icon = icons[value];
        return { value, label: labels[value], icon: <Icon aria-hidden="true" className="size-4" /> };
      })}
      className={className}
    />
  );
}
