import type { Dataset } from "../data/dataset";
import type { Read } from "../growth";
import type { BenchUser } from "../users";

/** The first fifty conversations are the long ones, of the first people with their neighbours (bench/data/chat.sql). */
export async function chatReads(students: BenchUser[], school: Dataset): Promise<Read[]> {
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
