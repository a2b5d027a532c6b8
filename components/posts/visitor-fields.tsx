import { useTranslations } from "next-intl";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { cx } from "@/components/ui/cx";
import { Field } from "@/components/ui/field";
import { readDraft, writeDraft } from "@/components/ui/form-draft";
import { Input } from "@/components/ui/input";
import type { FieldErrors } from "@/lib/core/api/error-message";

const key = "preau:visitor";
type Signature = { author_name: string; author_email: string; website: string };

/** A visitor's name and email, stored on the device when they choose so. What was typed before hydration is taken over. */
export function useVisitor() {
  const [signature, setSignature] = useState<Signature>({ author_name: "", author_email: "", website: "" });
  const [isRemembered, setRemembered] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stored = readDraft<Signature>(key);
    setSignature((current) => ({ ...current, ...stored, ...readTyped(frame.current) }));
    if (stored) setRemembered(true);
  }, []);
  return {
    frame,
    fields: signature,
    set: (change: Partial<Signature>) => setSignature((current) => ({ ...current, ...change })),
    isRemembered,
    setRemembered,
    isComplete: signature.author_name.trim() !== "" && signature.author_email.trim() !== "",
    signature: () => {
      const { author_name, author_email } = signature;
      writeDraft(key, isRemembered ? { author_name, author_email } : null);
      return signature;
    },
  };
}

function readTyped(frame: HTMLElement | null): Partial<Signature> {
  const inputs = [...(frame?.querySelectorAll<HTMLInputElement>("input[name]") ?? [])];
  return Object.fromEntries(inputs.filter(({ value }) => value).map(({ name, value }) => [name, value]));
}

type Props = { visitor: ReturnType<typeof useVisitor>; errors: FieldErrors | undefined };

export function hasVisitorError(errors: FieldErrors | undefined): boolean {
  return Boolean(errors?.author_name || errors?.author_email);
}

export function VisitorFields({ visitor, errors }: Props) {
  const t = useTranslations("posts.comments");
  const { frame, fields, set, isRemembered, setRemembered } = visitor;
  useEffect(() => {
    if (errors) frame.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [errors, frame]);
  return (
    <div ref={frame} className={cx("grid items-end gap-3", !hasVisitorError(errors) && "md:grid-cols-2")}>
      <Field label={t("name")} error={errors?.author_name?.[0]} required>
        {(control) => (
          <Input
            {...control}
            name="author_name"
            required
            autoComplete="name"
            maxLength={80}
            value={fields.author_name}
            onChange={(event) => set({ author_name: event.target.value })}
          />
        )}
      </Field>
      <Field label={t("email")} hint={t("emailHint")} error={errors?.author_email?.[0]} required>
        {(control) => (
          <Input
            {...control}
            name="author_email"
            required
            type="email"
            autoComplete="email"
            maxLength={254}
            value={fields.author_email}
            onChange={(event) => set({ author_email: event.target.value })}
          />
        )}
      </Field>
      {/* A honeypot, hidden from screens and screen readers. */}
      <div hidden>
        <label>
          {t("website")}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={fields.website}
            onChange={(event) => set({ website: event.target.value })}
          />
        </label>
      </div>
      <Checkbox
        label={t("remember")}
        checked={isRemembered}
        onChange={(event) => setRemembered(event.target.checked)}
      />
    </div>
  );
}
