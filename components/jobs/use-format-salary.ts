import { useFormatter, useTranslations } from "next-intl";
import type { Salary } from "@/lib/jobs/schemas";

export function useFormatSalary() {
  const t = useTranslations("jobs.salary");
  const euros = useFormatEuros();
  return ({ min, max, period }: Salary): string => {
    if (min === null) return max === null ? "" : t("upTo", { max: euros(max), period });
    if (max === null) return t("from", { min: euros(min), period });
    if (min === max) return t("exact", { min: euros(min), period });
    return t("range", { min: euros(min), max: euros(max), period });
  };
}

export function useFormatEuros() {
  const format = useFormatter();
  return (amount: number) =>
    format.number(amount, { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
}
