import { contentTypeIds } from "@/db/enums";
import { schedule, withDates } from "../calendar";
import type { Random } from "../random";
import type { StockPost } from "../stock/stock";

export type PlannedPost = { stock: StockPost; createdAt: Date; editedAt: Date | null; content: string };

/** The stock's posts with their times, oldest first, so that the newest gets the highest id. */
export function planPosts(stock: StockPost[], now: Date, random: Random): PlannedPost[] {
  const times = schedule(stock, now, random);
  return stock
    .map((post, place) => {
      const createdAt = times[place] as Date;
      const editable = post.daysAgo > 1 && post.content.length > 90;
      const editedAt =
        editable && random.chance(0.08) ? new Date(createdAt.getTime() + random.whole(3, 90) * 60_000) : null;
      return { stock: post, createdAt, editedAt, content: withDates(post.content, createdAt, post.locale) };
    })
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

export function postRow({ stock, createdAt, editedAt, content }: PlannedPost, id: number, userId: number) {
  return {
    id,
    userId,
    content,
    contentTypeId: contentTypeIds[stock.type],
    category: stock.category,
    feeling: stock.feeling,
    locale: stock.locale,
    audience: stock.audience,
    status: stock.status,
    isPinned: stock.pinned,
    createdAt,
    editedAt,
  };
}
