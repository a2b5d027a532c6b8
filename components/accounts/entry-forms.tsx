"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type MouseEvent, useEffect } from "react";
import { SchoolSignIn } from "./school-sign-in";
import { SignInForm, useSignInState } from "./sign-in-form";
import { SignUpForm, useSignUpState } from "./sign-up-form";
import { StepLink } from "./step";

const tabs = ["login", "signup"] as const;
type Tab = (typeof tabs)[number];

/** Sign In and Sign Up (spec 2). What was typed into one stays while the other is shown. */
export function EntryForms({ school }: { school: { name: string | null } | null }) {
  const t = useTranslations("accounts");
  const search = useSearchParams();
  const shown: Tab = usePathname() === "/signup" ? "signup" : "login";
  const signIn = useSignInState();
  const signUp = useSignUpState();
  const title = `${t(`tabs.${shown}`)} · Préau`;
  // The page came with its own title; the other tab is shown without asking for a page.
  useEffect(() => {
    document.title = title;
  }, [title]);
  const hrefOf = (tab: Tab) => (search.size > 0 ? `/${tab}?${search}` : `/${tab}`);
  const open = (tab: Tab) => history.replaceState(null, "", hrefOf(tab));

  function follow(event: MouseEvent, tab: Tab) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(tab);
  }
  function welcome(email: string) {
    signUp.reset();
    signIn.setValue("email", email);
    open("login");
  }
  return (
    <>
      <nav aria-label={t("tabs.label")} className="flex gap-1 border-line border-b">
        {tabs.map((tab) => (
          <a
            key={tab}
            href={hrefOf(tab)}
            onClick={(event) => follow(event, tab)}
            aria-current={tab === shown ? "page" : undefined}
            className={tabStyle}
          >
            {t(`tabs.${tab}`)}
          </a>
        ))}
      </nav>
      <h1 className="mt-8 text-2xl">{t(`${shown}.title`)}</h1>
      <p className="mt-1 text-muted">{search.has("next") ? t("reason") : t(`${shown}.text`)}</p>
      <div className="mt-6">
        {school && <SchoolSignIn school={school} />}
        {shown === "login" ? (
          <SignInForm state={signIn} next={search.get("next")} />
        ) : (
          <SignUpForm state={signUp} onCreated={welcome} />
        )}
        <div className="mt-4">
          {shown === "login" ? (
            <StepLink href="/forgot-password">{t("login.forgotten")}</StepLink>
          ) : (
            <StepLink href="/signup/company">{t("signup.company")}</StepLink>
          )}
        </div>
      </div>
    </>
  );
}

const tabStyle =
  "-mb-px inline-flex min-h-11 items-center border-transparent border-b-2 px-3 font-semibold text-muted text-sm " +
  "transition-colors hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink";
