import type { ComponentProps } from "react";
import { InputField } from "@/components/ui/input-field";

type Props = ComponentProps<typeof InputField> & { kind: "app" | "any" };

/** Phones and password managers offer the code of the app; a recovery code has letters. */
export function CodeField({ kind, ...props }: Props) {
  return (
    <InputField
      {...props}
      inputMode={kind === "app" ? "numeric" : "text"}
      autoComplete={kind === "app" ? "one-time-code" : "off"}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      controlClassName="tabular-nums tracking-widest"
      required
    />
  );
}
