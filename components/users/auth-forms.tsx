import { usePathname, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type MouseEvent, useEffect, useState } from "react";
import { SsoSignIn } from "@/components/sso/sso-sign-in";
import { hasModifier } from "@/components/ui/has-modifier";
import { safeReturnPath } from "@/lib/core/auth/areas";
import { authPaths } from "@/lib/routes";
import type { SignUpPolicy } from "@/lib/school-settings/queries";
import type { BlockedStatus } from "@/lib/users/sign-in-session";
import { StepLink } from "./auth-step";
import { SignInForm, useSignIn } from "./sign-in-form";
import { SignUpClosed } from "./sign-up-closed";
import { SignUpForm, useSignUp } from "./sign-up-form";
import { hasJustDeletedAccount } from "./stored-user";

const tabs = ["login", "signup"] as const;
type Tab = (typeof tabs)[number];

type Props = {
  school: { name: string | null } | null;
  /** The account status for which this browser was signed out. */
  blockedStatus: BlockedStatus | null;
  policy: SignUpPolicy;
  sendsEmails: boolean;
};

/** Has the state of both forms, so that what was typed in one tab survives a switch to the other. */
export function AuthForms({ school, blockedStatus, policy, sendsEmails }: Props) {
  const t = useTranslations("users");
  const search = useSearchParams();
  const shown: Tab = usePathname() === authPaths.signup ? "signup" : "login";
  const next = safeReturnPath(search.get("next"));
  const signIn = useSignIn(next);
  const signUp = useSignUp();
  const isClosed = shown === "signup" && policy.student_sign_up === "closed";
  const [createdEmail, setCreatedEmail] = useState<string>();
  const note = useNote(shown, createdEmail, sendsEmails && policy.email_domains.length > 0);
  const title = `${t(`tabs.${shown}`)} · Préau`;
  // Tabs change without navigation, so the title must be set here.
  useEffect(() => {
    document.title = title;
  }, [title]);
  const hrefOf = (tab: Tab) => (search.size > 0 ? `/${tab}?${search}` : `/${tab}`);
  const open = (tab: Tab) => history.replaceState(null, "", hrefOf(tab));

  function follow(event: MouseEvent, tab: Tab) {
    if (hasModifier(event)) return;
    event.preventDefault();
    open(tab);
  }
  function showSignIn(email: string) {
    signUp.form.reset();
    signIn.form.setValue("email", email);
    setCreatedEmail(email);
    open("login");
  }
  return (
    <>
      <AuthTabs shown={shown} hrefOf={hrefOf} onNavigate={follow} />
      <h1 className="mt-8 text-2xl">{t(`${shown}.title`)}</h1>
      {!isClosed && !note && (
        <p className="mt-1 text-muted">{t(`${shown}.${next && !blockedStatus ? "reason" : "text"}`)}</p>
      )}
      {blockedStatus && <p className={blockedStyle}>{t("blockedStatus", blockedStatus)}</p>}
      <p role="status" className={noteStyle}>
        {note}
      </p>
      <div className="mt-6">
        {school && <SsoSignIn school={school} />}
        {shown === "login" ? (
          <SignInForm state={signIn} />
        ) : isClosed ? (
          <SignUpClosed message="signup.closed" />
        ) : (
          <SignUpForm state={signUp} domains={policy.email_domains} onCreated={showSignIn} />
        )}
        <div className="mt-4">
          {shown === "login" ? (
            <StepLink href={authPaths.forgotPassword}>{t("login.forgotten")}</StepLink>
          ) : (
            <CompanyLink policy={policy} />
          )}
        </div>
      </div>
    </>
  );
}

/** What has just happened to the account, or false. */
function useNote(shown: Tab, createdEmail: string | undefined, needsVerification: boolean): string | false {
  const t = useTranslations("users.login");
  const [isDeleted, setDeleted] = useState(false);
  useEffect(() => setDeleted(hasJustDeletedAccount()), []);
  if (shown !== "login") return false;
  if (createdEmail) return t(needsVerification ? "confirmFirst" : "confirm", { email: createdEmail });
  return isDeleted && t("deleted");
}

function CompanyLink({ policy }: { policy: SignUpPolicy }) {
  const t = useTranslations("users.signup");
  return (
    policy.company_sign_up === "open" && <StepLink href={authPaths.companySignup}>{t("company")}</StepLink>
  );
}

type TabsProps = {
  shown: Tab;
  hrefOf: (tab: Tab) => string;
  onNavigate: (event: MouseEvent, tab: Tab) => void;
};

function AuthTabs({ shown, hrefOf, onNavigate }: TabsProps) {
  const t = useTranslations("users.tabs");
  return (
    <nav aria-label={t("label")} className="flex gap-1 border-line border-b">
      {tabs.map((tab) => (
        <a
          key={tab}
          href={hrefOf(tab)}
          onClick={(event) => onNavigate(event, tab)}
          aria-current={tab === shown ? "page" : undefined}
          className={tabStyle}
        >
          {t(tab)}
        </a>
      ))}
    </nav>
  );
}

const noteStyle = "mt-4 rounded-control bg-info-soft px-3 py-2 text-info text-sm wrap-anywhere empty:sr-only";
const blockedStyle = "mt-4 rounded-control bg-danger-soft px-3 py-2 text-danger text-sm";
const tabStyle =
  "-mb-px inline-flex min-h-11 items-center border-transparent border-b-2 px-3 font-semibold text-muted text-sm " +
  "transition-colors hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink";
