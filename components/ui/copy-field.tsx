import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "./button";
import { copyText } from "./copy-text";
import type { FieldProps } from "./field";
import { Copy } from "./icons";
import { InputField } from "./input-field";

type Props = Pick<FieldProps, "label" | "hint"> & { value: string; children: ReactNode };

/** A URL to copy; `children` are the buttons beside. */
export function CopyField({ label, hint, value, children }: Props) {
  const t = useTranslations("ui");
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
        <Button onClick={() => copyText(value, { successText: t("copied"), errorText: t("copyFailed") })}>
          <Copy />
          {t("copy")}
        </Button>
        {children}
      </div>
    </div>
  );
}
