"use client";

import { useRouter } from "next/navigation";
import type { ComponentProps, FormEvent } from "react";
import { buildHref } from "@/lib/core/http/search-params";

type Props = Omit<ComponentProps<"form">, "action" | "onSubmit"> & { action: string };

/** A form whose results have a URL; the router loads them, and without scripts it is a plain GET form. */
export function GetForm({ action, ...props }: Props) {
  const router = useRouter();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      String(value).trim(),
    ]);
    router.push(buildHref(action, Object.fromEntries(fields)));
  }
  return <form action={action} onSubmit={submit} {...props} />;
}
