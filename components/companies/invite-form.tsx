"use client";

import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { useFieldText } from "@/components/ui/use-field-text";
import { invitationBody, inviteMember } from "@/lib/companies/members-contract";
import { ApiError, call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";

type Typed = z.input<typeof invitationBody>;

export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const t = useTranslations("companies");
  const say = useFieldText();
  const { register, handleSubmit, setError, reset, watch, formState } = useForm<Typed>({
    resolver: standardSchemaResolver(invitationBody),
    defaultValues: { email: "", role: "recruiter" },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    try {
      const { data } = await call(inviteMember, { body });
      toast.success(t("invite.sent", { email: data.email }));
      reset();
      onInvited();
    } catch (error) {
      const email = error instanceof ApiError && error.errors.email?.[0];
      if (email) setError("email", { type: "server", message: email }, { shouldFocus: true });
      else setError("root", { message: errorMessage(error, t("invite.failed")) });
    }
  });
  return (
    <form method="post" onSubmit={submit} noValidate aria-label={t("invite.title")} className="grid gap-4">
      <div>
        <h2 className="text-lg">{t("invite.title")}</h2>
        <p className="mt-1 text-muted text-sm">{t("invite.text")}</p>
      </div>
      <Field label={t("invite.email")} error={say(errors.email)} required>
        {(control) => <Input {...control} {...register("email")} type="email" autoComplete="off" />}
      </Field>
      <Field label={t("invite.role")} hint={t(`roleHints.${watch("role")}`)}>
        {(control) => (
          <Select {...control} {...register("role")}>
            {(["recruiter", "reader"] as const).map((role) => (
              <option key={role} value={role}>
                {t(`roles.${role}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div>
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" busy={isSubmitting}>
          {t("invite.send")}
        </Button>
      </div>
    </form>
  );
}
