import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Button } from "./button";

/** Labelled "Cancel" by default. Another label, as children, says what stays unchanged. */
export function CancelButton({ children, ...props }: Omit<ComponentProps<typeof Button>, "variant">) {
  const t = useTranslations("ui");
  return (
    <Button variant="secondary" {...props}>
      {children ?? t("cancel")}
    </Button>
  );
}
