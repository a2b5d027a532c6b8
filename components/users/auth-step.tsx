"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { focusOnMount } from "@/components/ui/focus-on-mount";
import { Link } from "@/components/ui/link";
import { authPaths } from "@/lib/routes";

type Props = { title: string; text: ReactNode; isDone?: boolean; children: ReactNode };

/** `isDone`: it has replaced the form, so its heading gets the focus. */
export function AuthStep({ title, text, isDone, children }: Props) {
  return (
    <>
      <h1 ref={isDone ? focusOnMount : undefined} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h1>
      <div className="mt-1 text-muted">{text}</div>
      <div className="mt-6 grid gap-4">{children}</div>
    </>
  );
}

export function StepLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center justify-self-start font-semibold text-accent text-sm hover:underline"
    >
      {children}
    </Link>
  );
}

/** `home`: the area of a signed-in user. */
type LinkProps = { home: string | null };

export function BackLink({ home }: LinkProps) {
  const t = useTranslations("users");
  return <StepLink href={home ?? authPaths.login}>{t(home ? "toHome" : "backToSignIn")}</StepLink>;
}

export function ContinueLink({ home }: LinkProps) {
  const t = useTranslations("users");
  return <ButtonLink href={home ?? authPaths.login}>{t(home ? "toHome" : "toSignIn")}</ButtonLink>;
}
