import { expect, test } from 'vitest';
import { createReplayChannels, type ReplayChannels } from './replay-channels.ts';

const told = (n: number, channel?: string) => JSON.stringify({ event: 'seats', data: `{"n":${n}}`, channel });

/** A page that is connected: what it hears, `n` of each message told and the name of any other. */
function connected(channels: ReplayChannels) {
  const heard: unknown[] = [];
  const raw: { event: string; data: string; channel?: string }[] = [];
  const socket = channels.open((text) => {
    const message = JSON.parse(text);
    raw.push(message);
    heard.push(message.event === 'seats' ? JSON.parse(message.data).n : message.event);
  });
  const say = (event: string, channel?: string) =>
    socket.hear(JSON.stringify({ event: `pusher:${event}`, data: { channel } }));
  const hello = heard.shift();
  return { heard, raw, hello, say, hear: socket.hear, close: socket.close };
}

test('a page is greeted by a name of its own, and answered as the protocol asks', () => {
  const channels = createReplayChannels();
  const [one, other] = [connected(channels), connected(channels)];
  expect([one.hello, other.hello]).toEqual(Array(2).fill('pusher:connection_established'));
  expect([one.raw[0], other.raw[0]].map((each) => JSON.parse(each?.data ?? ''))).toEqual([
    { socket_id: '1.1', activity_timeout: 120 },
    { socket_id: '1.2', activity_timeout: 120 },
  ]);
  one.say('ping');
  expect(one.heard).toEqual(['pusher:pong']);
  one.say('subscribe', 'a');
  expect(one.raw.at(-1)).toEqual({
    event: 'pusher_internal:subscription_succeeded',
    data: '{}',
    channel: 'a',
  });
  one.say('pong');
  one.hear('no message');
  expect(one.heard).toHaveLength(2);
  expect(other.heard).toEqual([]);
});

test('what is told on a channel is heard by those who listen to it, and by nobody who has left it or gone', () => {
  const channels = createReplayChannels();
  const pages = [1, 2, 3, 4].map(() => connected(channels));
  const [listens, elsewhere, left, gone] = pages;
  listens?.say('subscribe', 'a');
  elsewhere?.say('subscribe', 'b');
  left?.say('subscribe', 'a');
  left?.say('unsubscribe', 'a');
  gone?.say('subscribe', 'a');
  gone?.close();
  for (const page of pages) page.heard.length = 0;
  channels.tell({ data: told(1, 'a') });
  expect(pages.map(({ heard }) => heard)).toEqual([[1], [], [], []]);
});

test('what is told on no channel is heard by everybody, and by nobody who comes later', () => {
  const channels = createReplayChannels();
  channels.tell({ data: told(1) });
  const pages = [connected(channels), connected(channels)];
  channels.tell({ data: told(2) });
  // No name of a channel.
  channels.tell({ data: '{"event":"seats","data":"{\\"n\\":3}","channel":7}' });
  expect(pages.map(({ heard }) => heard)).toEqual([
    [2, 3],
    [2, 3],
  ]);
});

test.each(['no JSON', '{"event":"x"}', '[1]', '{"channel":null}'])(
  '%s is told to everybody, as it is',
  (data) => {
    const channels = createReplayChannels();
    const heard: string[] = [];
    channels.open((text) => heard.push(text));
    channels.tell({ data });
    expect(heard.slice(1)).toEqual([data]);
  },
);

test('what a connection says itself is not told again', () => {
  const channels = createReplayChannels();
  const page = connected(channels);
  page.say('subscribe', 'a');
  page.heard.length = 0;
  channels.tell({ data: '{"event":"pusher:connection_established","data":"{}"}' });
  channels.tell({ data: '{"event" : "pusher_internal:subscription_succeeded","channel":"a","data":"{}"}' });
  expect(page.heard).toEqual([]);
  channels.tell({ data: '{"event":"about-pusher:this","channel":"a","data":"{}"}' });
  expect(page.heard).toEqual(['about-pusher:this']);
});

test('what was told before anybody listened is heard once, by the first who does', () => {
  const channels = createReplayChannels();
  channels.tell({ data: told(1, 'a') });
  channels.tell({ data: told(2, 'b') });
  channels.tell({ data: told(3, 'a') });
  const [first, second] = [connected(channels), connected(channels)];
  const succeeded = 'pusher_internal:subscription_succeeded';
  first.say('subscribe', 'a');
  second.say('subscribe', 'a');
  second.say('subscribe', 'b');
  expect(first.heard).toEqual([succeeded, 1, 3]);
  expect(second.heard).toEqual([succeeded, succeeded, 2]);
});
