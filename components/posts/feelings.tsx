import {
  Annoyed,
  BatteryLow,
  Brain,
  Compass,
  Flame,
  Frown,
  HandHeart,
  Laugh,
  Medal,
  PartyPopper,
  Smile,
  Wind,
} from "@/components/ui/icons";
import type { Feeling } from "@/lib/posts/constants";

const icons = {
  happy: Smile,
  excited: PartyPopper,
  grateful: HandHeart,
  proud: Medal,
  curious: Compass,
  motivated: Flame,
  focused: Brain,
  amused: Laugh,
  relieved: Wind,
  tired: BatteryLow,
  stressed: Annoyed,
  sad: Frown,
} satisfies Record<Feeling, unknown>;

export function FeelingIcon({ feeling, className }: { feeling: Feeling; className?: string }) {
  const Icon = icons[feeling];
  return <Icon className={className} />;
}
