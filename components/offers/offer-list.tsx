import { useTranslations } from "next-intl";
import type { Job } from "@/lib/jobs/shapes";
import { OfferCard } from "./offer-card";

export function OfferList({ offers, heading }: { offers: Job[]; heading: "h2" | "h3" }) {
  const t = useTranslations("companies.offers");
  if (offers.length === 0) return null;
  return (
    <ul aria-label={t("list")} className="grid gap-3">
      {offers.map((job) => (
        <li key={job.id}>
          <OfferCard job={job} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
