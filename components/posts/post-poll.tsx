import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { DialogButton } from "@/components/ui/dialog-button";
import { Users } from "@/components/ui/icons";
import { joinFacts } from "@/components/ui/join-facts";
import { lazyDialog } from "@/components/ui/lazy-component";
import { useFormatDate } from "@/components/ui/use-format-date";
import type { Poll, Post } from "@/lib/posts/schemas";
import { PollForm } from "./poll-form";
import { PollResults } from "./poll-results";
import type { PostViewer } from "./post-viewer";

const PollVotesDialog = lazyDialog(async () => (await import("./poll-votes-dialog")).PollVotesDialog);

type Props = {
  post: Post;
  poll: Poll;
  viewer: PostViewer;
  onChange: (change: (post: Post) => Post) => void;
  onOutdated: () => unknown;
};

export function PostPoll({ post, poll, viewer, onChange, onOutdated }: Props) {
  const t = useTranslations("posts.poll");
  const [isVoting, setIsVoting] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  /** The focused button is removed, so the poll gets the focus. */
  function showForm(isShown: boolean) {
    frame.current?.focus({ preventScroll: true });
    setIsVoting(isShown);
  }
  const showsResults = poll.options.some(({ votes_count }) => votes_count !== null);
  const canVote = viewer.role !== "visitor" && !poll.is_ended;
  const hasVoted = poll.options.some(({ is_chosen }) => is_chosen);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would hold the results as well
    <div
      ref={frame}
      role="group"
      aria-label={t("title")}
      tabIndex={-1}
      className="grid max-w-post gap-3 outline-none"
    >
      {canVote && (isVoting || !showsResults) ? (
        <PollForm
          postId={post.id}
          poll={poll}
          onCancel={showsResults ? () => showForm(false) : undefined}
          onOutdated={onOutdated}
          onVoted={(voted) => {
            showForm(false);
            onChange((current) => ({ ...current, poll: voted }));
          }}
        />
      ) : (
        <PollResults poll={poll} />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {canVote && showsResults && !isVoting && (
          <Button size="small" variant="secondary" onClick={() => showForm(true)}>
            {t(hasVoted ? "change" : "vote")}
          </Button>
        )}
        {showsResults && !poll.is_anonymous && poll.voters_count > 0 && viewer.role !== "visitor" && (
          <VotesButton postId={post.id} poll={poll} viewer={viewer} />
        )}
        <PollFacts poll={poll} />
      </div>
    </div>
  );
}

function VotesButton(props: { postId: number; poll: Poll; viewer: PostViewer }) {
  const t = useTranslations("posts.poll");
  return (
    <DialogButton
      size="small"
      variant="quiet"
      dialog={(onClose) => <PollVotesDialog {...props} onClose={onClose} />}
    >
      <Users />
      {t("votes")}
    </DialogButton>
  );
}

function PollFacts({ poll: { voters_count, ends_at, is_ended, is_anonymous } }: { poll: Poll }) {
  const t = useTranslations("posts.poll");
  const formatDate = useFormatDate();
  const end = ends_at && formatDate(ends_at, { dateStyle: "long", timeStyle: "short" });
  const facts = [
    t("voters", { count: voters_count }),
    end && t(is_ended ? "ended" : "ends", { date: end }),
    is_anonymous && t("isAnonymous"),
  ];
  return <p className="text-muted text-sm">{joinFacts(facts)}</p>;
}
