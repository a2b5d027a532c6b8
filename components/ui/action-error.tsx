"use client";

import { useTranslations } from "next-intl";
import { Button } from "./button";
import { FieldError } from "./field";

/** What `useMutation` could not do, beside its control, and the way to try again. */
export function ActionError({ error, retry }: { error: string | undefined; retry: () => void }) {
  const t = useTranslations("ui");
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      <FieldError>{error}</FieldError>
      {error && (
        <Button variant="secondary" size="small" onClick={retry}>
          {t("retry")}
        </Button>
      )}
    </div>
  );
}
