"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { Post } from "@/lib/posts/schemas";
import { PostCard } from "./post-card";
import type { PostViewer } from "./post-viewer";

/** The post's own page; after a deletion it navigates to `home`. */
export function PostView({ first, viewer, home }: { first: Post; viewer: PostViewer; home: string }) {
  const [post, setPost] = useState(first);
  const router = useRouter();
  return <PostCard alone post={post} viewer={viewer} onChange={setPost} onRemove={() => router.push(home)} />;
}
