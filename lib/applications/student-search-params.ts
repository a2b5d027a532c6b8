import * as z from "zod/mini";
import { searchParamsParser } from "@/lib/core/http/search-params";
import { applicationsQuery } from "./contract";

const { status, page } = applicationsQuery.shape;
export const parseStudentSearchParams = searchParamsParser(z.object({ status, page }));
export type StudentSearchParams = ReturnType<typeof parseStudentSearchParams>;
