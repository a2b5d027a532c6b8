import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { CancelButton } from "@/components/ui/cancel-button";
import { useMutation } from "@/components/ui/use-mutation";
import { votePoll } from "@/lib/posts/polls-contract";
import type { Poll } from "@/lib/posts/schemas";

type Props = {
  postId: number;
  poll: Poll;
  onCancel: (() => void) | undefined;
  onOutdated: () => unknown;
  onVoted: (poll: Poll) => void;
};

/** Without options, the vote is withdrawn; what was chosen meanwhile stays then. */
type Vote = { params: { id: number }; body: { option_ids: number[] } };

export function PollForm({ postId, poll, onCancel, onOutdated, onVoted }: Props) {
  const t = useTranslations("posts.poll");
  const savedIds = poll.options.flatMap(({ id, is_chosen }) => (is_chosen ? [id] : []));
  const [chosenIds, setChosenIds] = useState(savedIds);
  const { run, retry, isBusy, error } = useMutation<typeof votePoll, Vote>(votePoll, {
    errorText: t("failed"),
    lastWins: true,
    onOutdated,
    onSuccess({ data }, { body }) {
      if (body.option_ids.length === 0) setChosenIds((current) => (current === chosenIds ? [] : current));
      onVoted(data);
    },
  });
  const vote = (option_ids: number[]) => void run({ params: { id: postId }, body: { option_ids } });
  function choose(id: number, isChecked: boolean) {
    if (!poll.is_multiple) setChosenIds([id]);
    else setChosenIds(isChecked ? [...chosenIds, id] : chosenIds.filter((chosenId) => chosenId !== id));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosenIds.length > 0) vote(chosenIds);
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-1 text-muted text-sm">
          {t(poll.is_multiple ? "chooseSome" : "chooseOne")}
        </legend>
        {poll.options.map(({ id, text }) => (
          <label
            key={id}
            className="flex min-h-11 items-center gap-3 rounded-control border border-edge px-3 py-2 hover:bg-wash has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type={poll.is_multiple ? "checkbox" : "radio"}
              name={`poll-${postId}`}
              checked={chosenIds.includes(id)}
              onChange={({ target }) => choose(id, target.checked)}
              className="size-5 shrink-0 accent-accent"
            />
            <span className="wrap-anywhere">{text}</span>
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="small" isBusy={isBusy} disabled={chosenIds.length === 0}>
          {t("vote")}
        </Button>
        {onCancel && <CancelButton size="small" onClick={onCancel} />}
        {savedIds.length > 0 && (
          <Button size="small" variant="quiet" onClick={() => vote([])}>
            {t("withdraw")}
          </Button>
        )}
      </div>
      <ActionError error={error} retry={retry} />
    </form>
  );
}
