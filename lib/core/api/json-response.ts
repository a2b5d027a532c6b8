import { NextResponse } from "next/server";
import { requestContext } from "@/lib/core/http/request-context";

/** The server sends the body with the headers in one write; as a body of the framework's it would pass through three streams. */
export async function jsonResponse(body: object, status: number, headers: Record<string, string>) {
  const text = JSON.stringify(body);
  const context = requestContext();
  await context?.setBody(text);
  return new NextResponse(context ? null : text, {
    status,
    headers: { "content-type": "application/json", ...headers },
  });
}
