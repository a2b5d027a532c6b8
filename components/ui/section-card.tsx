import type { ComponentProps } from "react";
import { Card } from "./card";
import { cx } from "./cx";
import { Section } from "./section";

type Props = Omit<ComponentProps<typeof Section>, "as">;

export function SectionCard({ className, ...props }: Props) {
  return <Section as={Card} className={cx("card-padding", className)} {...props} />;
}
