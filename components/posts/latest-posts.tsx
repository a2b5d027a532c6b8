import { useLocale, useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { RelativeTime } from "@/components/ui/relative-time";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import type { Post } from "@/lib/posts/schemas";
import { postPath } from "@/lib/routes";

/** Links only: companies have no feed. */
export function LatestPosts({ posts }: { posts: Post[] }) {
  const locale = useLocale();
  const t = useTranslations("users.company");
  return (
    <Card>
      <h2 className="px-4 pt-4 pb-3 md:px-5 md:pt-5 text-lg">{t("latest")}</h2>
      {posts.length === 0 && <p className="px-4 pb-4 md:px-5 md:pb-5 text-muted">{t("none")}</p>}
      <ul>
        {posts.map((post) => (
          <li key={post.id} className="border-line border-t">
            <Link
              href={localizedPath(locale, postPath(post.id))}
              className="flex gap-3 px-4 py-4 md:px-5 transition-colors hover:bg-wash"
            >
              <Avatar id={post.user.id} name={post.user.name} src={post.user.profile.avatar_url} />
              <div className="grid min-w-0 grid-cols-1 gap-1">
                <p className="flex flex-wrap items-baseline gap-x-2">
                  <span className="wrap-anywhere font-display font-semibold">{post.user.name}</span>
                  <RelativeTime date={post.created_at} className="text-muted text-sm" />
                </p>
                <p lang={post.locale ?? undefined} className="wrap-anywhere line-clamp-2">
                  {post.content}
                </p>
                <p className="text-muted text-sm">{t("comments", { count: post.comments_count })}</p>
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
