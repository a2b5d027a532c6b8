import { ClosedGate } from "@/components/ui/art/closed-gate";
import { EmptyBench } from "@/components/ui/art/empty-bench";
import { Mark, Wordmark } from "@/components/ui/art/mark";
import { NothingFound } from "@/components/ui/art/nothing-found";
import { Rain } from "@/components/ui/art/rain";
import { WrongWay } from "@/components/ui/art/wrong-way";
import { Yard } from "@/components/ui/art/yard";
export default function Page() {
  return (
    <main id="content" className="grid gap-6 p-6">
      <div className="flex flex-wrap gap-10 items-center">
        <Mark className="size-24" />
        <Wordmark />
        <Mark className="size-4" />
      </div>
      <div className="flex flex-wrap gap-6">
        <EmptyBench />
        <NothingFound />
        <WrongWay />
        <ClosedGate />
        <Rain />
      </div>
      <div className="h-[760px] w-[820px] bg-ground">
        <Yard />
      </div>
    </main>
  );
}
