import { useFormatter } from "next-intl";

/** Megabytes with one decimal, or whole kilobytes, one at least. */
export function useFormatSize(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const isLarge = bytes >= 1_000_000;
    const unit = isLarge ? "megabyte" : "kilobyte";
    const value = isLarge ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1000));
    return format.number(value, { style: "unit", unit, maximumFractionDigits: 1 });
  };
}
