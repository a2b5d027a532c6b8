import { useTranslations } from "next-intl";
import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { LinkedAvatar } from "@/components/ui/linked-avatar";
import { LoadError } from "@/components/ui/load-error";
import { MorePages } from "@/components/ui/more-pages";
import { OptionalLink } from "@/components/ui/optional-link";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { listPollVotes } from "@/lib/posts/polls-contract";
import type { Poll } from "@/lib/posts/schemas";
import { authorPath, type PostViewer } from "./post-viewer";

type Props = { postId: number; poll: Poll; viewer: PostViewer; onClose: () => void };

export function PollVotesDialog({ postId, poll, viewer, onClose }: Props) {
  const t = useTranslations("posts.poll");
  const [page, setPage] = useState(1);
  const { data, error, isLoading, mutate } = useEndpoint(
    listPollVotes,
    { params: { id: postId }, query: { page } },
    { keepPreviousData: true, revalidateOnFocus: true },
  );
  const textOf = (id: number) => poll.options.find((option) => option.id === id)?.text;
  return (
    <Dialog open title={t("votes")} size="small" onClose={onClose}>
      {error && <LoadError error={error} errorText={t("votesFailed")} retry={() => void mutate()} />}
      <ul aria-label={t("votes")} aria-busy={isLoading}>
        {data?.data.map(({ option_id, user }) => (
          <li
            key={`${option_id}-${user.id}`}
            className="flex items-center gap-3 border-line border-b py-3 last:border-b-0"
          >
            <LinkedAvatar
              href={authorPath(viewer, user.id)}
              id={user.id}
              name={user.name}
              src={user.profile.avatar_url}
              size={40}
            />
            <span className="grid min-w-0 wrap-anywhere">
              <OptionalLink href={authorPath(viewer, user.id)} className="font-semibold hover:underline">
                {user.name}
              </OptionalLink>
              <span className="text-muted text-sm">{textOf(option_id)}</span>
            </span>
          </li>
        ))}
      </ul>
      <MorePages list={data} onChange={setPage} />
    </Dialog>
  );
}
