import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "./button";
import type { FieldProps } from "./field";
import { Copy } from "./icons";
import { InputField } from "./input-field";
import { toast } from "./toast";

type Props = Pick<FieldProps, "label" | "hint"> & { value: string; children?: ReactNode };

/** An address to copy; `children` are the buttons beside. */
export function CopyField({ label, hint, value, children }: Props) {
  const t = useTranslations("ui");
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(t("copied"));
    } catch {
      toast.error(t("copyFailed"));
    }
  }
  return (
    <div className="grid gap-3">
      <InputField
        label={label}
        hint={hint}
        readOnly
        value={value}
        onFocus={({ target }) => target.setSelectionRange(0, value.length)}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={copy}>
          <Copy />
          {t("copy")}
        </Button>
        {children}
      </div>
    </div>
  );
}
