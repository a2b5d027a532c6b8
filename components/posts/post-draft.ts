import { type Audience, type Category, type ContentType, contentTypeIds } from "@/db/enums";
import type { Feeling } from "@/lib/posts/constants";
import { toMarkup } from "@/lib/posts/mention-text";
import type { Post } from "@/lib/posts/schemas";
import type { PickedImage } from "./use-images";

/** `endsAt` is a time in the school. */
export type PollDraft = { options: string[]; isMultiple: boolean; isAnonymous: boolean; endsAt: string };

export const emptyPoll: PollDraft = { options: ["", ""], isMultiple: false, isAnonymous: false, endsAt: "" };

export type PostDraft = {
  content: string;
  type: ContentType;
  category: Category | "";
  feeling: Feeling | "";
  audience: Audience;
  tags: string[];
  isAnnouncement: boolean;
  /** Only a new post can have one: a poll is not edited. */
  poll: PollDraft | null;
};

export const emptyDraft: PostDraft = {
  content: "",
  type: "article",
  category: "",
  feeling: "",
  audience: "public",
  tags: [],
  isAnnouncement: false,
  poll: null,
};

export function toDraft(post: Post): PostDraft {
  return {
    content: toMarkup(post.content, post.mentions),
    type: post.content_type.slug,
    category: post.category ?? "",
    feeling: post.feeling ?? "",
    audience: post.audience,
    tags: post.tags.map(({ name }) => name),
    isAnnouncement: post.is_announcement,
    poll: null,
  };
}

/** The multipart body of docs/contract.md#posts-and-comments; the server ignores `status`. */
export function toFormData(draft: PostDraft, images: PickedImage[]): FormData {
  const form = new FormData();
  form.set("content", draft.content);
  form.set("content_type_id", String(contentTypeIds[draft.type]));
  form.set("status", "published");
  form.set("category", draft.category);
  form.set("feeling", draft.feeling);
  form.set("audience", draft.audience);
  form.set("tags", JSON.stringify(draft.tags));
  form.set("alts", JSON.stringify(images.map(({ alt }) => alt)));
  if (draft.poll) form.set("poll", JSON.stringify(toNewPoll(draft.poll)));
  for (const [index, { file }] of images.entries()) form.set(`images[${index}]`, file);
  return form;
}

const fieldNames = {
  content: "content",
  type: "content_type_id",
  category: "category",
  feeling: "feeling",
  audience: "audience",
  tags: "tags",
} satisfies Partial<Record<keyof PostDraft, string>>;

/** The same body without the fields that are not `edited`, which stay as they are stored. */
export function toEditedFormData(
  draft: PostDraft,
  edited: Partial<PostDraft>,
  images: PickedImage[],
): FormData {
  const form = toFormData(draft, images);
  for (const [name, field] of Object.entries(fieldNames)) if (!(name in edited)) form.delete(field);
  return form;
}

function toNewPoll({ options, isMultiple, isAnonymous, endsAt }: PollDraft) {
  return {
    options: options.filter((text) => text.trim() !== ""),
    is_multiple: isMultiple,
    is_anonymous: isAnonymous,
    ends_at: endsAt,
  };
}
