import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { lastFailed, useMutation } from "@/components/ui/use-mutation";
import { type EventAnswerKind, eventAnswerKinds } from "@/db/enums";
import { answerEvent, withdrawEventAnswer } from "@/lib/events/answers-contract";
import type { Event } from "@/lib/events/schemas";
import { isFull } from "./is-full";
import { useIsOver } from "./use-is-over";
import { useRefreshAnswers } from "./use-refresh-answers";

/** The student's answer to an event, and what it means for their place. */
export function EventAnswer({ event }: { event: Event }) {
  const t = useTranslations("events");
  const { id, answer, waiting_position, is_cancelled } = event;
  const options = { errorText: t("answerFailed"), toast: false, refresh: useRefreshAnswers(id) };
  const answering = useMutation(answerEvent, { ...options, lastWins: true });
  const withdrawal = useMutation(withdrawEventAnswer, { ...options, successText: t("withdrawn") });
  const isOver = useIsOver(event);
  const [sent, setSent] = useState<EventAnswerKind>();
  function send(kind: EventAnswerKind) {
    setSent(kind);
    if (kind !== answer || answering.isBusy) void answering.run({ params: { id }, body: { answer: kind } });
  }
  if (is_cancelled) return <p className="text-danger text-sm">{t("cancelledText")}</p>;
  if (isOver) return <p className="text-muted text-sm">{t("over")}</p>;
  return (
    <Section
      id="event-question"
      title={t("question")}
      titleClassName="text-base print:hidden"
      className="grid gap-2"
    >
      <div className="flex flex-wrap gap-2">
        {eventAnswerKinds.map((kind) => (
          <Button
            key={kind}
            variant={kind === answer ? "primary" : "secondary"}
            aria-pressed={kind === answer}
            isBusy={answering.isBusy && kind === sent}
            onClick={() => send(kind)}
          >
            {t(`answers.${kind}`)}
          </Button>
        ))}
        {answer && (
          <Button variant="quiet" {...withdrawal.trigger({ params: { id } })}>
            {t("withdraw")}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm empty:hidden">
        {waiting_position !== null
          ? t("answered.waiting", { position: waiting_position })
          : answer
            ? t(`answered.${answer}`)
            : isFull(event) && t("fullHint")}
      </p>
      <ActionError {...lastFailed(answering, withdrawal)} />
    </Section>
  );
}
