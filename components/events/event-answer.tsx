import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { toast } from "@/components/ui/toast";
import { useMutation } from "@/components/ui/use-mutation";
import { type EventAnswerKind, eventAnswerKinds } from "@/db/enums";
import { call } from "@/lib/core/api/client";
import { answerEvent, withdrawEventAnswer } from "@/lib/events/answers-contract";
import type { Event } from "@/lib/events/schemas";
import { isFull } from "./is-full";
import { useIsOver } from "./use-is-over";
import { useRefreshAnswers } from "./use-refresh-answers";

export function EventAnswer({ event }: { event: Event }) {
  const t = useTranslations("events");
  const { id, answer, waiting_position, is_cancelled } = event;
  // One mutation for both calls, so that they are sent in the order of the clicks.
  const { run, isBusy, error, retry } = useMutation(answerEvent, {
    errorText: t("answerFailed"),
    toast: false,
    lastWins: true,
    refresh: useRefreshAnswers(id),
    send: (_, { params, body }) =>
      body ? call(answerEvent, { params, body }) : call(withdrawEventAnswer, { params }),
    onSuccess: (_, { body }) => !body && toast.success(t("withdrawn")),
  });
  const isOver = useIsOver(event);
  const [sent, setSent] = useState<EventAnswerKind | null>();
  function send(kind: EventAnswerKind | null) {
    setSent(kind);
    const body = kind && { answer: kind };
    if (kind !== answer || isBusy) void run({ params: { id }, ...(body && { body }) });
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
            isBusy={isBusy && kind === sent}
            onClick={() => send(kind)}
          >
            {t(`answers.${kind}`)}
          </Button>
        ))}
        {answer && (
          <Button variant="quiet" isBusy={isBusy && sent === null} onClick={() => send(null)}>
            {t("withdraw")}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm empty:sr-only">
        {waiting_position !== null
          ? t("answered.waiting", { position: waiting_position })
          : answer
            ? t(`answered.${answer}`)
            : isFull(event) && t("fullHint")}
      </p>
      <ActionError error={error} retry={retry} />
    </Section>
  );
}
