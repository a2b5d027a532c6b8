import { openApplication, openWorker } from "../application";
import type { Bench } from "../bench";
import type { RealtimeEnv } from "../chat/client";
import { milliseconds, percent, perSecond } from "../figures";
import { type Finding, formatTable } from "../report";
import { signIn } from "../users";
import { arrivedShare } from "./arrived";
import { type Kind, listConversations, listSubjects, writeKinds } from "./kinds";
import { onlineCount, openOnline } from "./online";
import { type Round, roundsOf } from "./round";

const writerCounts = [1, 8, 32];
/** Goals of eight writers, in writes per second. */
const goals: Record<string, number> = { comments: 400, likes: 600 };
const goalWriters = 8;
const minShareOfAlone = 0.8;

/** Measures writes of every kind by one, eight and 32 writers: alone, and with a thousand users online. */
export async function measureWrites(bench: Bench): Promise<Finding[]> {
  const { appDir, services, schools, served, seconds, teardown } = bench;
  const [school] = schools;
  // Clears the marker of a filled school, because the writes change it: the next run fills it again.
  await school.owner.unsafe(
    "do $$ begin execute format('comment on database %I is null', current_database()); end $$",
  );
  for (const { application } of served) await application.close();
  const env = { ...services.env, DATABASE_URL: school.url, TRUSTED_PROXIES: "1" };
  const { origin } = await openApplication(appDir, env, teardown);
  await openWorker(appDir, env, origin, teardown);
  const users = await signIn("student", [school]);
  const conversations = await listConversations(school);
  const kinds = writeKinds(users, conversations, await listSubjects(school));
  const run = roundsOf(origin);
  const measure = async (kind: Kind, writers: number): Promise<Round> => {
    // Removes rate limits, which are not measured here: no real user writes so much in a minute.
    await school.owner`delete from rate_limits`;
    return run(kind, writers, seconds);
  };
  const forEachRound = async (report: (round: Round) => Promise<Finding[]> | Finding[]) => {
    const findings: Finding[] = [];
    for (const kind of kinds)
      for (const writers of writerCounts) findings.push(...(await report(await measure(kind, writers))));
    console.log(formatTable(findings));
    return findings;
  };
  for (const kind of kinds) await measure(kind, goalWriters);
  const alone = new Map<string, number>();
  const quiet = await forEachRound((round) => {
    alone.set(nameOf(round), round.rate);
    return [aloneFinding(round)];
  });
  const realtime = services.env as RealtimeEnv;
  const { sockets, arrivals } = await openOnline({ origin, env: realtime, school, conversations });
  const online = await forEachRound(async (round) => {
    await arrivals.settle();
    const share = await arrivedShare(arrivals, round, school);
    arrivals.reset();
    return [onlineFinding(round, alone.get(nameOf(round)) ?? Number.NaN, share)];
  });
  for (const socket of sockets) socket.terminate();
  return [...quiet, ...online];
}

const nameOf = ({ kind, writers }: Round) => `${kind.name}, ${writers} writer${writers > 1 ? "s" : ""}`;
const figuresOf = ({ rate, p50, p99 }: Round) =>
  `${perSecond(rate)}, p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`;

function aloneFinding(round: Round): Finding {
  const goal = round.writers === goalWriters ? goals[round.kind.name] : undefined;
  const finding = { what: nameOf(round), measured: figuresOf(round) };
  return goal ? { ...finding, goal: `≥ ${perSecond(goal)}`, met: round.rate >= goal } : finding;
}

function onlineFinding(round: Round, alone: number, share: number): Finding {
  const hasGoal = round.writers === goalWriters && goals[round.kind.name] !== undefined;
  const ratio = round.rate / alone;
  return {
    what: `${nameOf(round)}, ${onlineCount} online`,
    measured: `${figuresOf(round)}, ${percent(share)} arrived`,
    baseline: `${perSecond(alone)}, alone`,
    ratio: percent(ratio),
    ...(hasGoal && { goal: `≥ ${percent(minShareOfAlone)}`, met: ratio >= minShareOfAlone }),
  };
}
