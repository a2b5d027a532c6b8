import { useFormatter } from "next-intl";

export function useFileSize(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const isLarge = bytes >= 1_000_000;
    const unit = isLarge ? "megabyte" : "kilobyte";
    const value = isLarge ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1000));
    return format.number(value, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 1 });
  };
}
