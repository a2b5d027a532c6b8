"use client";

import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { TextareaField } from "@/components/ui/textarea-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { useFormatDate } from "@/components/ui/use-format-date";
import { useServerState } from "@/components/ui/use-server-state";
import { appealDecision, type ModerationDecision } from "@/lib/moderation/decisions-contract";
import { decisionLimits } from "@/lib/moderation/queue-contract";

export function DecisionScreen({ initialData }: { initialData: ModerationDecision }) {
  const t = useTranslations("moderation");
  const locale = useLocale();
  const formatDate = useFormatDate();
  const [decision, setDecision] = useServerState(initialData);
  const { action, subject, rule_text, explanation, excerpt, created_at } = decision;
  const dateOf = (date: string) => formatDate(date, { dateStyle: "long" });
  return (
    <Card className="grid gap-4 p-4 md:p-6">
      <h1 className="text-2xl">{t("decision.title")}</h1>
      {action !== "dismiss" && (
        <p>{t(`decision.outcomes.${action}`, { subject: t(`decision.subjects.${subject}`) })}</p>
      )}
      <dl className="grid gap-3">
        {rule_text && <Fact name={t("decision.rule")} text={rule_text[locale]} />}
        {explanation && <Fact name={t("decision.explanation")} text={explanation} />}
        {excerpt && <Fact name={t("decision.content")} text={excerpt} />}
      </dl>
      <p className="text-muted text-sm">{t("decision.on", { date: dateOf(created_at) })}</p>
      {decision.appealed_at === null ? (
        <AppealForm decision={decision} onSent={setDecision} />
      ) : (
        <Appeal decision={decision} dateOf={dateOf} />
      )}
    </Card>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
    </div>
  );
}

type FormProps = { decision: ModerationDecision; onSent: (decision: ModerationDecision) => void };

function AppealForm({ decision: { id }, onSent }: FormProps) {
  const t = useTranslations("moderation.decision");
  const state = useEndpointForm(appealDecision, {
    defaultValues: { text: "" },
    errorText: t("failed"),
    request: (body) => ({ params: { id }, body }),
    successText: t("sent"),
    onSuccess: ({ data }) => onSent(data),
    draftKey: `appeal:${id}`,
  });
  return (
    <section className="grid gap-3 border-line border-t pt-4">
      <h2 className="text-lg">{t("appealTitle")}</h2>
      <p>{t("appealText")}</p>
      <EndpointForm state={state} submitLabel={t("send")}>
        <TextareaField
          label={t("appealLabel")}
          {...state.bind("text")}
          rows={5}
          maxLength={decisionLimits.appeal}
          required
        />
      </EndpointForm>
    </section>
  );
}

function Appeal({ decision, dateOf }: { decision: ModerationDecision; dateOf: (date: string) => string }) {
  const t = useTranslations("moderation.decision");
  const { appeal, appealed_at, appeal_decided_at, is_overturned } = decision;
  return (
    <section className="grid gap-3 border-line border-t pt-4">
      <h2 className="text-lg">{t("yourAppeal")}</h2>
      <p className="wrap-anywhere whitespace-pre-line border-line border-l-2 pl-3">{appeal}</p>
      <p role="status">
        {appeal_decided_at === null
          ? t("appealed", { date: dateOf(String(appealed_at)) })
          : t(is_overturned ? "overturned" : "upheld", { date: dateOf(appeal_decided_at) })}
      </p>
    </section>
  );
}
