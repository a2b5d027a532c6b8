import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Button } from "./button";

/** Says "Cancel" unless its children say what stays as it is. */
export function CancelButton({ children, ...props }: Omit<ComponentProps<typeof Button>, "variant">) {
  const t = useTranslations("ui");
  return (
    <Button variant="secondary" {...props}>
      {children ?? t("cancel")}
    </Button>
  );
}
