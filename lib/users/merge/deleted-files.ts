import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { avatarPaths, coverPaths, imagePaths } from "@/lib/core/images/urls";
import type { Merge } from "./table-rules";

type Row = { kind: "avatar" | "cover" | "file"; path: string; width: number };

/** Call before the rows that hold the paths are deleted. */
export async function listDeletedFiles(tx: Transaction, { from, to }: Merge): Promise<string[]> {
  const rows = await tx.execute<Row>(sql`
    select 'avatar' as kind, avatar_path as path, 0 as width from users
      where id = ${from.id} and avatar_path is not null
    union all
    select 'cover', cover_path, 0 from profiles where user_id = ${from.id} and cover_path is not null
      and exists (select from profiles own where own.user_id = ${to.id})
    union all
    select 'file', path, 0 from data_exports where user_id = ${from.id} and path is not null
    union all
    select 'file', a.path, case when a.kind = 'image' then a.width else 0 end from message_attachments a
      join conversations c on c.id = a.conversation_id
      where c.low_user_id = least(${from.id}, ${to.id}::int) and c.high_user_id = greatest(${from.id}, ${to.id}::int)`);
  return rows.flatMap(({ kind, path, width }) => {
    if (kind === "avatar") return avatarPaths(path);
    if (kind === "cover") return coverPaths(path);
    return width > 0 ? imagePaths({ path, width }) : [path];
  });
}
