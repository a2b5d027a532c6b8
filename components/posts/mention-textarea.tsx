import { useTranslations } from "next-intl";
import { type ComponentProps, type Ref, useEffect, useId, useImperativeHandle, useRef } from "react";
import { activeOptionStyle } from "@/components/ui/active-option-style";
import { Avatar } from "@/components/ui/avatar";
import { cx } from "@/components/ui/cx";
import { labelled } from "@/components/ui/labelled";
import { Textarea } from "@/components/ui/textarea";
import { editMarkup, renderMarkup } from "@/lib/posts/mention-text";
import { type MentionedUser, type MentionListOptions, useMentionList } from "./use-mention-list";

type Props = Omit<ComponentProps<"textarea">, "value" | "onChange" | "ref"> &
  Omit<MentionListOptions, "isEnabled"> & {
    ref?: Ref<HTMLTextAreaElement>;
    /** Opens the list upwards, for a text at the bottom of the screen. */
    isAbove?: boolean;
    isEnabled?: boolean;
  };

/** A textarea in which `@` opens a list of users to mention; the focus stays in the text. */
export function MentionTextarea({
  value,
  onWrite,
  postId,
  groupId,
  among,
  isAbove = false,
  isEnabled = among?.length !== 0,
  ref,
  ...rest
}: Props) {
  const t = useTranslations("posts.mentions");
  const listId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLTextAreaElement, []);
  const list = useMentionList(box, { value, onWrite, postId, groupId, among, isEnabled });
  return (
    <div className="relative grid min-w-0 flex-1">
      <Textarea
        {...rest}
        ref={box}
        value={renderMarkup(value).content}
        onChange={(event) => {
          onWrite(editMarkup(value, event.target.value));
          list.update();
        }}
        onSelect={list.update}
        onBlur={(event) => {
          list.close();
          rest.onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (!list.onKeyDown(event)) rest.onKeyDown?.(event);
        }}
        aria-autocomplete={isEnabled ? "list" : undefined}
        aria-haspopup={isEnabled ? "listbox" : undefined}
        aria-controls={list.isOpen ? listId : undefined}
        aria-activedescendant={list.isOpen ? `${listId}-${list.active}` : undefined}
      />
      {isEnabled && (
        <span className="sr-only" aria-live="polite">
          {list.isOpen && t("count", { count: list.users.length })}
        </span>
      )}
      {list.isOpen && <MentionList id={listId} isAbove={isAbove} {...list} />}
    </div>
  );
}

export const MentionField = labelled(MentionTextarea);

type ListProps = {
  id: string;
  isAbove: boolean;
  users: readonly MentionedUser[];
  active: number;
  pick: (user: MentionedUser) => void;
};

function MentionList({ id, isAbove, users, active, pick }: ListProps) {
  const t = useTranslations("posts.mentions");
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t("label")}
      className={cx(
        isAbove ? "bottom-full mb-1" : "top-full mt-1",
        "absolute inset-x-0 z-40 max-h-72 min-w-60 max-w-sm animate-unfold overflow-y-auto rounded-card border border-edge bg-surface py-1 shadow-lg",
      )}
    >
      {users.map((user, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the textarea, which keeps the focus
        <div
          key={user.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(user)}
          className={cx(
            "flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 transition-colors hover:bg-wash",
            index === active && activeOptionStyle,
          )}
        >
          <Avatar id={user.id} name={user.name} src={user.avatar_url} size={32} />
          <span className="min-w-0 flex-1">
            <span className="wrap-anywhere block font-display font-semibold text-sm">{user.name}</span>
            {user.username && (
              <span className="wrap-anywhere block text-muted text-xs">@{user.username}</span>
            )}
          </span>
          {user.is_friend && <span className="text-muted text-xs">{t("friend")}</span>}
        </div>
      ))}
    </div>
  );
}
