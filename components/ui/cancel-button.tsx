import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Button } from "./button";

/** Labelled "Cancel", unless its children are a label that says what remains. */
export function CancelButton({ children, ...props }: Omit<ComponentProps<typeof Button>, "variant">) {
  const t = useTranslations("ui");
  return (
    <Button variant="secondary" {...props}>
      {children ?? t("cancel")}
    </Button>
  );
}
