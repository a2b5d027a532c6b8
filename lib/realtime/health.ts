import { pusher } from "./pusher";

const freshness = 1000;
let asked = 0;
let answer: Promise<boolean> | undefined;

/** Whether the realtime server answers our signed calls; known for a second. Never rejects, at most a second late. */
export function realtimeAnswers(): Promise<boolean> {
  if (!answer || Date.now() - asked > freshness) {
    asked = Date.now();
    answer = ask();
  }
  return answer;
}

async function ask(): Promise<boolean> {
  try {
    await pusher().get({ path: "/channels", params: { filter_by_prefix: "health-" } });
    return true;
  } catch {
    return false;
  }
}
