"use client";

import { useState } from "react";
import { PostCard } from "@/components/posts/post-card";
import type { PostViewer } from "@/components/posts/post-viewer";
import type { SearchResult } from "@/lib/search/contract";

export function PostResults({ first, viewer }: { first: SearchResult[]; viewer: PostViewer }) {
  const [posts, setPosts] = useState<Omit<SearchResult, "author">[]>(first);
  return (
    <div className="grid gap-4">
      {posts.map((post, index) => (
        <PostCard
          key={post.id}
          post={post}
          viewer={viewer}
          first={index === 0}
          onChange={(change) =>
            setPosts((current) => current.map((other) => (other.id === post.id ? change(other) : other)))
          }
          onRemove={() => setPosts((current) => current.filter(({ id }) => id !== post.id))}
        />
      ))}
    </div>
  );
}
