import { and, eq, lt, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import { db, type ReadDatabase } from "@/db/client";
import { comments, posts } from "@/db/schema/posts";
import { type PageQuery, paginate, toOffset } from "@/lib/core/api/pagination";
import { prepareFirstPage } from "@/lib/core/api/prepare-first-page";
import { compileForViewer } from "@/lib/core/auth/prepare-for-viewer";
import type { Viewer, ViewerParams } from "@/lib/core/auth/viewer";
import { limitInText } from "@/lib/core/database/limit-in-text";
import { AppError } from "@/lib/core/errors/app-error";
import { countComments } from "./counts";
import { commentVisibleTo, isDecidedBy, isOwnHeld, postVisibleTo, roleInGroupOfPost } from "./policy";
import type { Comment } from "./schemas";
import { type CommentRow, commentColumns, commentSource } from "./select";
import { serializeComment } from "./serialize";

type CommentsQuery = PageQuery & { before?: number; status: "published" | "pending" | "held" };

export async function listComments(viewer: Viewer, postId: number, query: CommentsQuery) {
  const [row] = await readComments(viewer, query, postId);
  if (!row) throw new AppError("not_found");
  const data = row.comments.map((comment) => serializeComment(viewer, comment));
  return paginate(data, row.total, query);
}

const newest: CommentsQuery = { page: 1, per_page: 20, status: "published" };

const readComments = prepareFirstPage([newest], selectComments);

/** The status is a literal, as in the index: a plan for any value cannot use it. */
const isPublished = sql`${comments.status} = 'published'`;

function selectComments(viewer: ViewerParams, query: CommentsQuery, postId: number | Placeholder) {
  const listed = and(
    eq(comments.postId, postId),
    {
      published: isPublished,
      pending: and(eq(comments.status, "pending"), or(isDecidedBy(viewer), isOwnHeld(viewer))),
      held: isOwnHeld(viewer),
    }[query.status],
    commentVisibleTo(viewer),
    query.before ? lt(comments.id, query.before) : undefined,
  );
  return db
    .select({
      total: sql<number>`(select count(*)::int from ${comments} where ${listed})`,
      comments: sql<
        CommentRow[]
      >`(select coalesce(json_agg(to_json(listed) order by listed.id desc), '[]') from (
        select ${commentColumns(viewer)} from ${commentSource(viewer)} where ${listed}
        order by ${comments.id} desc limit ${limitInText(query.per_page)} offset ${toOffset(query)}) listed)`,
    })
    .from(posts)
    .where(
      and(
        eq(posts.id, postId),
        postVisibleTo(viewer),
        query.status === "pending" ? postModeratedBy(viewer) : undefined,
      ),
    );
}

export async function getComment(
  viewer: Viewer,
  id: number,
  from: ReadDatabase = db,
): Promise<{ data: Comment; comments_count: number }> {
  const [row] = await from.execute<CommentRow & { comments_count: number }>(oneComment(viewer, { id }));
  if (!row) throw new AppError("not_found");
  const { comments_count, ...comment } = row;
  return { data: serializeComment(viewer, comment), comments_count };
}

const oneComment = compileForViewer(
  (viewer) => sql`select ${commentColumns(viewer)}, ${countComments(viewer)} as comments_count
    from ${commentSource(viewer)} join ${posts} on ${eq(posts.id, comments.postId)}
    where ${eq(comments.id, sql.placeholder("id"))}`,
);

export function postModeratedBy(viewer: ViewerParams): SQL {
  if (viewer.role === "admin") return sql`true`;
  if (viewer.role === "visitor") return sql`false`;
  const isGroupModerator = sql`${roleInGroupOfPost(viewer)} in ('owner', 'admin', 'moderator')`;
  return sql`(${posts.userId} = ${viewer.id} or coalesce(${isGroupModerator}, false))`;
}
