"use client";

import { useRouter } from "next/navigation";
import { PostCard } from "@/components/posts/post-card";
import type { PostViewer } from "@/components/posts/post-viewer";
import { useServerState } from "@/components/ui/use-server-state";
import type { SearchResult } from "@/lib/search/contract";
import { markWords } from "./mark-words";

type Props = { initialPosts: SearchResult[]; viewer: PostViewer; query: string | undefined };

export function PostResults({ initialPosts, viewer, query }: Props) {
  const router = useRouter();
  const [posts, setPosts] = useServerState<Omit<SearchResult, "author">[]>(initialPosts);
  function remove(removedId: number) {
    setPosts((current) => current.filter(({ id }) => id !== removedId));
    // The server renders the counts and the pages.
    router.refresh();
  }
  return (
    <div className="grid gap-4">
      {posts.map((post, index) => (
        <PostCard
          key={post.id}
          post={post}
          viewer={viewer}
          isFirst={index === 0}
          search={markWords(query)}
          onChange={(change) =>
            setPosts((current) => current.map((other) => (other.id === post.id ? change(other) : other)))
          }
          onRemove={() => remove(post.id)}
        />
      ))}
    </div>
  );
}
