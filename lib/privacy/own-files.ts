import { sql } from "drizzle-orm";
import { db, type ReadDatabase } from "@/db/client";
import { avatarPaths, coverPaths, imagePaths } from "@/lib/core/images/urls";
import { fileNameOf } from "@/lib/core/storage/zip";
import type { User } from "./table-rules";

type Content = { path: string; name: string };

type Row = {
  kind: "avatar" | "cover" | "image" | "document" | "attachment" | "export" | "logo";
  path: string;
  width: number;
  name: string;
};

export async function listOwnContent(userId: number): Promise<Content[]> {
  const rows = await selectFiles(db, userId);
  const content = rows.filter(({ kind }) => kind !== "export" && kind !== "logo");
  return content.map(({ path, kind, name }, index) => ({
    path,
    name: `${folders[kind]}/${index + 1}-${fileNameOf(name)}`,
  }));
}

export async function listOwnFiles(tx: ReadDatabase, { id }: User): Promise<string[]> {
  const rows = await selectFiles(tx, id);
  return rows.flatMap(({ kind, path, width }) => {
    if (kind === "avatar" || kind === "logo") return avatarPaths(path);
    if (kind === "cover") return coverPaths(path);
    return width > 0 ? imagePaths({ path, width }) : [path];
  });
}

const folders: Record<Row["kind"], string> = {
  avatar: "images",
  cover: "images",
  logo: "images",
  image: "images",
  document: "documents",
  attachment: "messages",
  export: "exports",
};

async function selectFiles(from: ReadDatabase, id: number): Promise<Row[]> {
  const rows = await from.execute<Row>(sql`
    select 'avatar' as kind, avatar_path as path, 0 as width, 'avatar.webp' as name from users
      where id = ${id} and avatar_path is not null
    union all
    select 'cover', cover_path, 0, 'cover.webp' from profiles where user_id = ${id} and cover_path is not null
    union all
    select 'image', i.path, i.width, 'post-' || i.post_id || '.webp' from post_images i
      join posts p on p.id = i.post_id where p.user_id = ${id}
    union all
    select 'document', path, 0, name from documents where user_id = ${id}
    union all
    select 'attachment', path, case when kind = 'image' then width else 0 end, name
      from message_attachments where user_id = ${id}
    union all
    select 'export', path, 0, '' from data_exports where user_id = ${id} and path is not null
    union all
    select 'logo', c.logo_path, 0, '' from companies c
      join user_deletions d on (d.hidden -> 'company' ->> 'id')::int = c.id
      where d.user_id = ${id} and c.logo_path is not null
        and not exists (select from company_members m where m.company_id = c.id)
    order by kind, path`);
  return [...rows];
}
