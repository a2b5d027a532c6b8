import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { ActionError } from "@/components/ui/action-error";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { cx } from "@/components/ui/cx";
import { FieldError } from "@/components/ui/field";
import { ChartBarBig, SlidersHorizontal } from "@/components/ui/icons";
import { ImageButton } from "@/components/ui/image-button";
import { pasteFiles } from "@/components/ui/paste-files";
import { Progress } from "@/components/ui/progress";
import { useDrop } from "@/components/ui/use-drop";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import { postLimits } from "@/lib/posts/constants";
import type { Post } from "@/lib/posts/schemas";
import { ButtonHint } from "./button-hint";
import { FeelingPicker } from "./feeling-picker";
import { ImageThumbs } from "./image-thumbs";
import { MentionTextarea } from "./mention-textarea";
import { emptyPoll } from "./post-draft";
import type { PostViewer } from "./post-viewer";
import { useComposer } from "./use-composer";
import { usePollFields } from "./use-poll-fields";

const loadAttributes = () => import("./post-attributes").then((module) => module.PostAttributes);

export const composerId = "new-post";
type Composer = ReturnType<typeof useComposer>;

type Props = {
  viewer: PostViewer;
  /** The group that the post is for; its owner and admins make announcements. */
  group?: { id: number; isAdmin: boolean } | undefined;
  onCreated: (post: Post) => void;
};

export function PostComposer({ viewer, group, onCreated }: Props) {
  const groupId = group?.id;
  const t = useTranslations("posts.compose");
  const attributes = useLazyComponent(loadAttributes);
  const composer = useComposer(group, (post) => {
    attributes.hide();
    onCreated(post);
  });
  const { draft, setDraft, images, progress, error } = composer;
  const pollFields = usePollFields(draft, setDraft);
  const { isOver, events } = useDrop(images.add);
  const submit = (event: FormEvent) =>
    pollFields.isHidden ? event.preventDefault() : composer.submit(event);
  return (
    <Card className={cx("card-padding print:hidden", isOver && "outline-2 outline-accent outline-dashed")}>
      <form onSubmit={submit} aria-label={t("label")} {...events} className="group grid gap-3">
        <ComposerText viewer={viewer} groupId={groupId} composer={composer} />
        <ImageThumbs
          thumbs={images.picked.map(({ key, url, alt, file }) => ({ key, url, alt, name: file.name }))}
          onDescribe={images.describe}
          onRemove={images.remove}
        />
        <ComposerPoll composer={composer} pollFields={pollFields} />
        {attributes.Component && (
          <attributes.Component draft={draft} onChange={setDraft} isInGroup={groupId !== undefined} />
        )}
        {group?.isAdmin && (
          <Checkbox
            label={t("announcement")}
            checked={draft.isAnnouncement}
            onChange={({ target }) => setDraft({ ...draft, isAnnouncement: target.checked })}
          />
        )}
        <FieldError id={`${composerId}-error`}>{error}</FieldError>
        {progress !== undefined && images.picked.length > 0 && (
          <Progress label={t("progress", { percent: Math.round(progress * 100) })} value={progress} />
        )}
        <ComposerActions
          composer={composer}
          isPollHidden={pollFields.isHidden}
          attributesToggle={attributes.toggle}
        />
      </form>
    </Card>
  );
}

type ComposerTextProps = { viewer: PostViewer; groupId: number | undefined; composer: Composer };

/** The composer is one line high until it has the focus. */
function ComposerText({ viewer, groupId, composer }: ComposerTextProps) {
  const t = useTranslations("posts.compose");
  const placeholder = t(groupId === undefined ? "placeholder" : "groupPlaceholder");
  const { box, draft, setDraft, images, isBusy, error, isEmpty } = composer;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex gap-3">
      <Avatar id={viewer.id ?? 0} name={viewer.name} src={viewer.avatarUrl} />
      <MentionTextarea
        ref={box}
        id={composerId}
        aria-label={placeholder}
        placeholder={placeholder}
        groupId={groupId}
        aria-describedby={`${composerId}-error`}
        aria-invalid={error ? true : undefined}
        value={draft.content}
        readOnly={isBusy}
        maxLength={postLimits.content}
        rows={isOpen || !isEmpty ? 3 : 1}
        onFocus={() => setOpen(true)}
        onWrite={(content) => setDraft({ ...draft, content })}
        onPaste={({ clipboardData }) => pasteFiles(clipboardData, images.add)}
        className="max-h-96"
      />
    </div>
  );
}

type ComposerPollProps = { composer: Composer; pollFields: ReturnType<typeof usePollFields> };

function ComposerPoll({ composer, pollFields }: ComposerPollProps) {
  const t = useTranslations("posts.compose");
  const { draft, setDraft } = composer;
  if (!draft.poll) return null;
  if (pollFields.Component)
    return (
      <pollFields.Component
        poll={draft.poll}
        isNew={draft.poll === emptyPoll}
        error={composer.pollError}
        onChange={(poll) => setDraft({ ...draft, poll })}
      />
    );
  const error = pollFields.hasFailed ? t("pollNotLoaded") : undefined;
  return <ActionError error={error} retry={pollFields.retry} />;
}

type ComposerActionsProps = {
  composer: Composer;
  isPollHidden: boolean;
  attributesToggle: ReturnType<typeof useLazyComponent>["toggle"];
};

function ComposerActions({ composer, isPollHidden, attributesToggle }: ComposerActionsProps) {
  const t = useTranslations("posts.compose");
  const { draft, setDraft, images, isEmpty } = composer;
  const hint = isEmpty ? t("empty") : isPollHidden ? t("pollHidden") : undefined;
  return (
    <>
      {/* The icons of the buttons are aligned with the edge of the avatar above, and on phones three buttons fit in a row. */}
      <div className="-ml-2.5 flex flex-wrap items-center gap-y-1">
        <ImageButton variant="quiet" className="px-2.5" multiple label={t("photo")} onPick={images.add} />
        <FeelingPicker value={draft.feeling} onPick={(feeling) => setDraft({ ...draft, feeling })} />
        {!draft.poll && (
          <Button variant="quiet" className="px-2.5" onClick={() => setDraft({ ...draft, poll: emptyPoll })}>
            <ChartBarBig />
            {t("poll")}
          </Button>
        )}
        <Button variant="quiet" className="px-2.5" {...attributesToggle}>
          <SlidersHorizontal />
          {t("options")}
        </Button>
        <Button
          type="submit"
          isBusy={composer.isBusy}
          disabled={hint !== undefined}
          title={hint}
          aria-describedby={`${composerId}-hint`}
          className="ml-auto"
        >
          {t("post")}
        </Button>
      </div>
      <ButtonHint id={`${composerId}-hint`} text={hint} />
    </>
  );
}
