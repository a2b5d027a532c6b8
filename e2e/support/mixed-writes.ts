import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Random } from "@/db/seed/random";
import type { InstanceUser } from "./instance-users";

/** The acknowledged writes. Once its upload is acknowledged, a document is in one of the two lists. */
export type Acknowledged = {
  posts: Map<number, string>;
  comments: number[];
  likes: [postId: number, userId: number][];
  documents: Map<number, "kept" | "deletion sent" | "deleted">;
};

type Samples = { image: File; resume: File };

export const imagesPerPost = 2;
/** A post whose text ends with this has `imagesPerPost` images, or was not stored. */
export const imagePostSuffix = "with images";

export const emptyAcknowledged = (): Acknowledged => ({
  posts: new Map(),
  comments: [],
  likes: [],
  documents: new Map(),
});

/** Writes until the signal is aborted; continues after errors. */
export async function keepWriting(
  user: InstanceUser,
  random: Random,
  { image, resume }: Samples,
  done: Acknowledged,
  signal: AbortSignal,
): Promise<void> {
  const anyPost = () => random.pick([...done.posts.keys()]);
  const create = async (path: string, body: object): Promise<number | undefined> => {
    const response = await user.call("POST", path, body);
    return response.status === 201 ? (await response.json()).data.id : undefined;
  };
  const writePost = async () => {
    const content = randomUUID();
    const id = await create("/api/posts", { content });
    if (id) done.posts.set(id, content);
  };
  const writeIllustratedPost = async () => {
    const content = `${randomUUID()} ${imagePostSuffix}`;
    const body = form({ content }, "images[]", Array(imagesPerPost).fill(image));
    const id = await create("/api/posts", body);
    if (id) done.posts.set(id, content);
  };
  const comment = async () => {
    const id = await create(`/api/posts/${anyPost()}/comments`, { content: randomUUID() });
    if (id) done.comments.push(id);
  };
  const like = async () => {
    const id = anyPost();
    const response = await user.call("POST", `/api/posts/${id}/like`);
    if (response.ok && (await response.json()).success) done.likes.push([id, user.id]);
  };
  const uploadDocument = async () => {
    const id = await create("/api/documents", form({ kind: "resume" }, "file", [resume]));
    if (id) own.push(id);
    if (id) done.documents.set(id, "kept");
  };
  const own: number[] = [];
  const deleteDocument = async () => {
    const id = own.pop();
    if (!id) return;
    done.documents.set(id, "deletion sent");
    const response = await user.call("DELETE", `/api/documents/${id}`);
    if (response.ok) done.documents.set(id, "deleted");
  };
  const operations = [
    writePost,
    writeIllustratedPost,
    comment,
    like,
    uploadDocument,
    uploadDocument,
    deleteDocument,
  ];
  while (!signal.aborted) {
    const operation = done.posts.size > 0 ? random.pick(operations) : writePost;
    await operation().catch(() => pauseAfterError());
  }
}

/** The pause after an error: a killed process refuses connections until it has restarted. */
const pauseAfterError = () => delay(50);

function form(fields: Record<string, string>, name: string, files: File[]): FormData {
  const body = new FormData();
  for (const [key, value] of Object.entries(fields)) body.append(key, value);
  for (const file of files) body.append(name, file);
  return body;
}
