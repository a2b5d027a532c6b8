import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

export function JobsSkeleton() {
  const t = useTranslations("jobs.board");
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t("loading")}</span>
      {[1, 2, 3].map((index) => (
        <Card key={index} className="grid gap-3 p-5">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-16" />
        </Card>
      ))}
    </div>
  );
}
