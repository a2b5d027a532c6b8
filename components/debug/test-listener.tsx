"use client";

import { useState } from "react";
import { Badge, type Tone } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { useTimeout } from "@/components/ui/use-timeout";
import { testChannel } from "@/lib/core/realtime/channels";
import type { RealtimeEvents } from "@/lib/core/realtime/events";
import { useChannel, useConnectionState } from "@/lib/core/realtime/subscribe";
import type { ConnectionState } from "@/lib/core/realtime/tab-connection";

type Texts = { received: string; none: string; states: Record<ConnectionState, string> };
type ReceivedEvent = { key: number; at: string; payload: RealtimeEvents["TestEvent"] };

/** docs/product.md#test-pages */
const delayMs = 500;
const maxShown = 20;
const tones: Record<ConnectionState, Tone> = { connecting: "neutral", connected: "success", down: "alert" };

export function TestListener({ texts }: { texts: Texts }) {
  const state = useConnectionState();
  const events = useTestEvents();
  return (
    <section className="grid gap-3">
      <div className="flex items-center gap-3">
        <h2 className="text-lg">{texts.received}</h2>
        <span role="status">
          <Badge tone={tones[state]}>{texts.states[state]}</Badge>
        </span>
      </div>
      <Card as="div" className="p-4">
        <ol aria-live="polite" className="grid gap-2">
          {events.map(({ key, at, payload }) => (
            <li key={key} className="flex flex-wrap gap-x-3 text-sm">
              <time className="text-muted tabular-nums">{at}</time>
              <code className="wrap-anywhere">{JSON.stringify(payload)}</code>
            </li>
          ))}
        </ol>
        {events.length === 0 && <p className="text-muted text-sm">{texts.none}</p>}
      </Card>
    </section>
  );
}

function useTestEvents(): ReceivedEvent[] {
  const [isListening, setListening] = useState(false);
  const [events, setEvents] = useState<ReceivedEvent[]>([]);
  useTimeout(true, delayMs, () => setListening(true));
  useChannel(isListening ? testChannel : null, "TestEvent", (payload) => {
    console.log("TestEvent", payload);
    const at = new Date().toLocaleTimeString(document.documentElement.lang);
    setEvents((current) => [{ key: (current[0]?.key ?? 0) + 1, at, payload }, ...current].slice(0, maxShown));
  });
  return events;
}
