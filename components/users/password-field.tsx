import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Eye, EyeOff } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";

type Props = Omit<ComponentProps<"input">, "type" | "autoComplete"> & {
  label: string;
  hint?: string;
  error: string | undefined;
  kind: "current" | "new";
};

export function PasswordField({ label, hint, error, kind, ...input }: Props) {
  const t = useTranslations("users");
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} required>
      {(control) => (
        <div className="relative">
          <Input
            {...input}
            {...control}
            type={isShown ? "text" : "password"}
            autoComplete={`${kind}-password`}
            autoCapitalize="none"
            spellCheck={false}
            className="pr-12"
          />
          <span className="absolute top-0 right-0">
            <IconButton
              label={t(isShown ? "hidePassword" : "showPassword", { label })}
              icon={isShown ? <EyeOff /> : <Eye />}
              onClick={() => setShown(!isShown)}
            />
          </span>
        </div>
      )}
    </Field>
  );
}

type Name = "password" | "password_confirmation";
type PairProps = {
  label: string;
  confirmation: string;
  bind: (name: Name, ...also: Name[]) => Omit<Props, "label" | "kind">;
};

export function NewPasswordFields({ label, confirmation, bind }: PairProps) {
  const t = useTranslations("users");
  return (
    <>
      <PasswordField
        kind="new"
        label={label}
        hint={t("passwordHint")}
        {...bind("password", "password_confirmation")}
      />
      <PasswordField kind="new" label={confirmation} {...bind("password_confirmation")} />
    </>
  );
}
