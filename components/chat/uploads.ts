import { draftKey, readDraft, writeDraft } from "@/components/ui/form-draft";
import { randomId } from "@/components/ui/random-id";
import { attachmentLimits } from "@/lib/chat/attachment-limits";
import { deleteAttachment, uploadAttachment } from "@/lib/chat/attachments-contract";
import type { Attachment } from "@/lib/chat/schemas";
import { ApiError, call, upload } from "@/lib/core/api/client";
import { actionErrorMessage } from "@/lib/core/api/error-message";
import { WatchedList } from "./watched-list";

export type PickedFile = {
  key: string;
  conversationId: number;
  name: string;
  size: number;
  kind: "image" | "video" | "file";
  /** Null for a file that the browser cannot show. */
  previewUrl: string | null;
  progress: number;
  /** The server's sentence, or an empty one. */
  error?: string;
  attachment?: Attachment;
  isSent?: boolean;
};

type RunningUpload = { file: File; controller: AbortController };

const maxUploads = 2;

/** The files that a user picked on this page: each is uploaded at once, and then sent with a message. */
export class Uploads extends WatchedList<PickedFile> {
  private readonly sources = new Map<string, RunningUpload>();
  private readonly active = new Set<string>();

  constructor(
    private readonly userId: number | null,
    private readonly onUploaded: (key: string, attachment: Attachment) => void,
  ) {
    super();
  }

  /** Returns what stops it: the previews are freed then, since nothing shows them any more. */
  start(): () => void {
    const onOnline = () => {
      for (const { key, error } of this.items) if (error === "") this.retry(key);
    };
    addEventListener("online", onOnline);
    return () => {
      removeEventListener("online", onOnline);
      for (const file of this.items) revokePreview(file);
    };
  }

  /** Restores the files of an unsent message after a reload. */
  restore(conversationId: number): void {
    if (this.items.some((file) => file.conversationId === conversationId && !file.isSent)) return;
    const { attachments = [] } =
      readDraft<{ attachments: Attachment[] }>(this.draftKey(conversationId)) ?? {};
    const restored = attachments.map((attachment): PickedFile => {
      const { name, size, kind, url } = attachment;
      const previewUrl = kind === "image" || kind === "video" ? url : null;
      const shown = { name, size, previewUrl, kind: kind === "pdf" ? "file" : kind } as const;
      return { key: randomId(), conversationId, progress: 1, attachment, ...shown };
    });
    if (restored.length > 0) this.set([...this.items, ...restored]);
  }

  add(conversationId: number, files: readonly File[]): void {
    const picked = files.map((file) => pickedFile(conversationId, file));
    for (const [index, { key }] of picked.entries())
      this.sources.set(key, { file: files[index] as File, controller: new AbortController() });
    this.set([...this.items, ...picked]);
    this.uploadNext();
  }

  retry(key: string): void {
    const running = this.sources.get(key);
    if (!running) return;
    this.sources.set(key, { ...running, controller: new AbortController() });
    this.change(key, { error: undefined, progress: 0 });
    this.uploadNext();
  }

  remove(key: string): void {
    const file = this.items.find((item) => item.key === key);
    this.sources.get(key)?.controller.abort();
    // When this fails, the server deletes the file after some days.
    if (file?.attachment) call(deleteAttachment, { params: { id: file.attachment.id } }).catch(() => {});
    this.release([key]);
    if (file) this.storeDraft(file.conversationId);
  }

  markSent(conversationId: number): void {
    const isOf = (file: PickedFile) => file.conversationId === conversationId;
    this.set(this.items.map((file) => (isOf(file) ? { ...file, isSent: true } : file)));
    this.storeDraft(conversationId);
  }

  /** Frees the previews of files that are no longer displayed. */
  release(keys: readonly string[]): void {
    for (const file of this.items) {
      if (!keys.includes(file.key)) continue;
      revokePreview(file);
      this.sources.delete(file.key);
    }
    this.set(this.items.filter(({ key }) => !keys.includes(key)));
  }

  private uploadNext(): void {
    if (this.active.size >= maxUploads) return;
    const next = this.items.find(
      ({ key, error, attachment }) => !attachment && error === undefined && !this.active.has(key),
    );
    const running = next && this.sources.get(next.key);
    if (!next || !running) return;
    this.active.add(next.key);
    void this.upload(next, running).finally(() => {
      this.active.delete(next.key);
      this.uploadNext();
    });
    this.uploadNext();
  }

  private async upload(
    { key, conversationId }: PickedFile,
    { file, controller }: RunningUpload,
  ): Promise<void> {
    const body = new FormData();
    body.append("file", file);
    try {
      const { data } = await upload(uploadAttachment, {
        params: { id: conversationId },
        body,
        signal: controller.signal,
        onProgress: (progress) => this.change(key, { progress }),
      });
      this.change(key, { attachment: data, progress: 1 });
      this.storeDraft(conversationId);
      this.onUploaded(key, data);
    } catch (error) {
      if (controller.signal.aborted) return;
      this.change(key, { error: error instanceof ApiError ? actionErrorMessage(error, "") : "" });
    }
  }

  private change(key: string, change: Partial<PickedFile>): void {
    this.set(this.items.map((file) => (file.key === key ? { ...file, ...change } : file)));
  }

  private storeDraft(conversationId: number): void {
    const attachments = this.items.flatMap((file) =>
      file.conversationId === conversationId && file.attachment && !file.isSent ? [file.attachment] : [],
    );
    writeDraft(this.draftKey(conversationId), attachments.length > 0 ? { attachments } : null);
  }

  private draftKey(conversationId: number): string {
    return draftKey(this.userId, `message-files:${conversationId}`);
  }
}

function pickedFile(conversationId: number, file: File): PickedFile {
  const kind = file.type.startsWith("image/") ? "image" : file.type.startsWith("video/") ? "video" : "file";
  const previewUrl = kind === "file" ? null : URL.createObjectURL(file);
  const shown = { name: file.name, size: file.size, kind, previewUrl } as const;
  return { key: randomId(), conversationId, progress: 0, ...shown };
}

function revokePreview({ previewUrl }: PickedFile): void {
  if (previewUrl?.startsWith("blob:")) URL.revokeObjectURL(previewUrl);
}

const namePattern = /\.(pdf|docx?)$/i;

/** Returns what is wrong with a file before it is sent, or null where the server decides. */
export function fileError({ name, type, size }: File): "wrongKind" | "tooLarge" | null {
  if (!/^(image|video)\//.test(type) && !namePattern.test(name)) return "wrongKind";
  return size > attachmentLimits.bytes ? "tooLarge" : null;
}
