import { useTranslations } from "next-intl";
import { buttonStyle } from "@/components/ui/button-style";
import { ContinueLink } from "@/components/users/auth-step";
import { SignOutButton } from "@/components/users/sign-out-button";
import type { MemberRole } from "@/db/enums";
import { authPaths, loginPath } from "@/lib/routes";
import { JoinButton } from "./join-button";
import { JoinForm } from "./join-form";

/** `account`: whether the account with the invited address, if any, can belong to a company. */
type Invitation = { company: string; email: string; role: MemberRole; account: "company" | "other" | null };
type Invitee = { kind: "visitor" | "otherRole" } | { kind: "taken" | "free"; name: string };
/** `home`: the area of a signed-in user. */
type Props = {
  token: string;
  invitation: Invitation | "unchecked" | null;
  invitee: Invitee;
  home: string | null;
};

export function JoinCompany({ token, invitation, invitee, home }: Props) {
  const t = useTranslations("companies");
  if (invitation === null || invitation === "unchecked") {
    const state = invitation ?? "invalid";
    return (
      <div className="grid justify-items-start gap-3">
        <h1 className="text-2xl">{t(`join.${state}Title`)}</h1>
        <p className="text-muted">{t(`join.${state}Text`)}</p>
        <ContinueLink home={home} />
      </div>
    );
  }
  const { company, role } = invitation;
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">{t("join.title", { company })}</h1>
      <p>{t("join.as", { role: t(`roles.${role}`), hint: t(`roleHints.${role}`) })}</p>
      <Step {...{ token, invitation, invitee, home }} />
    </div>
  );
}

function Step({ token, invitation, invitee, home }: Props & { invitation: Invitation }) {
  const t = useTranslations("companies.join");
  const { company, email, account } = invitation;
  if (invitee.kind === "taken") return <p className="notice">{t("taken")}</p>;
  if (account === "other" && invitee.kind !== "free")
    return (
      <>
        <p className="notice wrap-anywhere">{t("otherAccount", { company, email })}</p>
        <div>
          <ContinueLink home={home} />
        </div>
      </>
    );
  if (invitee.kind === "otherRole")
    return (
      <>
        <p className="notice">{t("otherRole")}</p>
        <div>
          <SignOutButton label={t("signOut")} />
        </div>
      </>
    );
  if (invitee.kind === "free")
    return (
      <>
        <p className="text-muted">{t("oneClick", { name: invitee.name })}</p>
        <JoinButton token={token} />
      </>
    );
  if (!account)
    return (
      <>
        <p className="text-muted">{t("newText", { email })}</p>
        <JoinForm token={token} email={email} />
      </>
    );
  const path = `${authPaths.joinCompany}?token=${encodeURIComponent(token)}`;
  return (
    <>
      <p className="text-muted">{t("existingAccountText", { email })}</p>
      <a href={loginPath(path)} className={buttonStyle("primary", "medium")}>
        {t("signIn")}
      </a>
    </>
  );
}
