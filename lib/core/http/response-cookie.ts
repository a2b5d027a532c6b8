import type { NextResponse } from "next/server";

export type ResponseCookie = Exclude<Parameters<NextResponse["cookies"]["set"]>[0], string>;
