import { openApplication } from "../application";
import type { Bench } from "../bench";
import type { Dataset } from "../data/dataset";
import { measureGrowth, type Read } from "../growth";
import { measureQueries } from "../queries";
import { type Finding, formatTable } from "../report";
import { type BenchUser, signIn } from "../users";
import type { RealtimeEnv } from "./client";
import { measureReconnection } from "./crowd";
import { measureDelivery } from "./delivery";
import { measureAttack } from "./hostile";

/**
 * Measures reads of conversations and messages, the delivery of a message, hostile clients, and the reconnection of
 * many tabs.
 */
export async function measureChat(bench: Bench): Promise<Finding[]> {
  const { appDir, services, schools, served, seconds, teardown } = bench;
  const [smallest] = schools;
  const students = await signIn("student", schools);
  const reads = await chatReads(students, schools.at(-1) ?? smallest);
  const findings: Finding[] = [];
  // Prints results as they come: the whole bench takes minutes, and a later error must not lose them.
  const report = (some: Finding[]) => {
    console.log(formatTable(some));
    findings.push(...some);
  };
  report(await measureGrowth(served, reads, "messages"));
  report(await measureQueries(bench, reads));
  for (const { application } of served) await application.close();
  const env = { ...services.env, DATABASE_URL: smallest.url, TRUSTED_PROXIES: "1" };
  const { origin } = await openApplication(appDir, env, teardown);
  const realtime = services.env as RealtimeEnv;
  report(await measureDelivery({ origin, env: realtime, school: smallest, students }));
  report(await measureAttack({ origin, env: realtime, students, seconds }));
  report(await measureReconnection({ origin, env: realtime, students }));
  return findings;
}

/** The first fifty conversations are the long ones, between the first users and their neighbours (bench/data/chat.sql). */
async function chatReads(students: BenchUser[], school: Dataset): Promise<Read[]> {
  const [row] = await school.owner`select max(id)::int - 25 as before, max(number)::int - 25 as after
    from messages where conversation_id = 7`;
  const member = students.filter(({ id }) => id === 7);
  const others = students.slice(100);
  const messages = "/api/chat/conversations/7/messages";
  return [
    { what: "conversation list", path: "/api/chat/conversations", users: others },
    { what: "conversation list, searched", path: "/api/chat/conversations?q=person%20b", users: others },
    { what: "message requests", path: "/api/chat/conversations?folder=requests", users: others },
    { what: "newest messages of a long conversation", path: messages, users: member },
    { what: "older messages", path: `${messages}?before=${row?.before}`, users: member },
    { what: "messages after a number", path: `${messages}?after=${row?.after}`, users: member },
    { what: "unread counts", path: "/api/unread", users: others },
    { what: "chat page, server-rendered", path: "/student/dashboard/chat", users: others },
  ];
}
