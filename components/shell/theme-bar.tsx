"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { RadioGroup } from "@/components/ui/radio-group";
import { themes } from "./theme";
import { type ThemePreference, useTheme } from "./use-theme";

const icons = { system: Monitor, light: Sun, dark: Moon };
const preferences: readonly ThemePreference[] = ["system", ...themes];

/** Takes its labels, for pages that send no messages to the browser. */
export function ThemeBar({
  labels,
  hideLegend,
  className,
}: {
  labels: Record<ThemePreference | "label", string>;
  hideLegend?: boolean | undefined;
  className?: string | undefined;
}) {
  const { preference, choose } = useTheme();
  return (
    <RadioGroup
      look="bar"
      legend={labels.label}
      hideLegend={hideLegend}
      name="theme"
      value={preference}
      onChoose={choose}
      choices={preferences.map((value) => {
        const Icon = icons[value];
        return { value, label: labels[value], icon: <Icon className="size-4" /> };
      })}
      className={className}
    />
  );
}
