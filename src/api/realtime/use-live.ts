import { useEffect, useEffectEvent, useState } from 'react';
import type { LiveMessage, LiveMessages } from '#engine/contract/live-messages.ts';
import { useEvent } from '#src/api/event-context.tsx';
import type { LiveState } from './connection.ts';
import { patience } from './try-again.ts';

type Stop = () => void;

/**
 * Starts once the websocket client has loaded, and ends with the component. A failed load is retried; until then the
 * page stays as it was.
 */
function useLoaded<Module>(load: () => Promise<Module>, begin: (module: Module) => Stop, key: string): void {
  const loadNow = useEffectEvent(load);
  const beginNow = useEffectEvent(begin);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is listened to
  useEffect(() => {
    let stop: Stop | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const tryIt = (attempt: number): void =>
      void loadNow().then(
        (module) => {
          if (!gone) stop = beginNow(module);
        },
        () => {
          if (!gone) timer = setTimeout(() => tryIt(attempt + 1), patience(attempt, Math.random()));
        },
      );
    tryIt(0);
    return () => {
      gone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [key]);
}

/** A private channel instead of the event's; without a name there is none. */
export interface PrivateChannel {
  readonly name: string | undefined;
}

/** Hears one kind of live message on the event's channel, or on a private one. */
export function useLiveMessage<Name extends LiveMessage>(
  name: Name,
  onMessage: (data: LiveMessages[Name]) => void,
  privateChannel?: PrivateChannel,
): void {
  const { realtime } = useEvent();
  const heard = useEffectEvent(onMessage);
  const channel = privateChannel ? privateChannel.name : realtime.channel;
  useLoaded(
    () => import('./live-channel.ts'),
    ({ listenOn }) =>
      channel === undefined
        ? () => {}
        : listenOn(
            { key: realtime.key, name: channel, isPrivate: privateChannel !== undefined },
            name,
            (data) => heard(data),
          ),
    `${realtime.key} ${channel} ${name}`,
  );
}

/** Hears which revision of its configuration the event's channel names, now and each time that it is opened again. */
export function useRevision(onRevision: (revision: number) => void): void {
  const { realtime } = useEvent();
  const told = useEffectEvent(onRevision);
  useLoaded(
    () => import('./live-channel.ts'),
    ({ watchRevision }) =>
      watchRevision({ key: realtime.key, name: realtime.channel, isPrivate: false }, (revision) =>
        told(revision),
      ),
    `${realtime.key} ${realtime.channel}`,
  );
}

/**
 * Whether live messages arrive. `onOpen` is called each time they start, on the event's channel or the private one:
 * messages before that were missed.
 */
export function useLiveState(onOpen: () => void, privateChannel?: PrivateChannel): LiveState {
  const { realtime } = useEvent();
  const [state, setState] = useState<LiveState>('connecting');
  const opened = useEffectEvent(onOpen);
  const name = privateChannel ? privateChannel.name : realtime.channel;
  useLoaded(
    () => Promise.all([import('./connection.ts'), import('./live-channel.ts')]),
    ([{ watchConnection }, { whenOpen }]) => {
      const stops = [watchConnection(realtime.key, setState)];
      if (name !== undefined) {
        const channel = { key: realtime.key, name, isPrivate: privateChannel !== undefined };
        stops.push(whenOpen(channel, () => opened()));
      }
      return () => {
        for (const stop of stops) stop();
      };
    },
    `${realtime.key} ${name}`,
  );
  return state;
}
