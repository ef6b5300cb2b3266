import { afterEach, expect, it, vi } from 'vitest';
import { Bus, type Notice, type OpenCarrier } from './bus.ts';

const told = (data: string): Notice => ({ topic: 'told', channel: 'event.A', name: 'Said', data });

/** Long enough for a machine that does much else. */
const soon = (check: () => unknown) => vi.waitFor(check, 60_000);

/** What every carrier has to do for two processes that share it. */
export function busContract(carrierOf: () => OpenCarrier): void {
  const buses: Bus[] = [];
  afterEach(async () => {
    for (const bus of buses.splice(0)) await bus.close();
  });
  async function join() {
    const heard: string[] = [];
    const bus = await Bus.open(carrierOf());
    bus.hear('told', ({ data }) => heard.push(data));
    buses.push(bus);
    return { bus, heard };
  }
  /** Two that hear each other, however long that takes. */
  async function two() {
    const [one, other] = [await join(), await join()];
    await soon(async () => {
      await one.bus.tell(told('?'));
      await other.bus.tell(told('?'));
      expect(
        Math.min(one.heard.filter(isQuestion).length, other.heard.filter(isQuestion).length),
      ).toBeGreaterThan(1);
    });
    return { one, other };
  }
  const isQuestion = (data: string) => data === '?';
  const answers = ({ heard }: { heard: string[] }) => heard.filter((data) => !isQuestion(data));

  it('tells everybody once and in order, itself at once', async () => {
    const { one, other } = await two();
    const telling = one.bus.tell(told('first'));
    expect(answers(one)).toEqual(['first']);
    await telling;
    await one.bus.tell(told('“é” 😀 \\u0000'));
    await one.bus.tell(told('last'));
    const all = ['first', '“é” 😀 \\u0000', 'last'];
    await soon(() => expect([answers(one), answers(other)]).toEqual([all, all]));
  });

  it('carries as much as may be told at once, however it grows on its way', async () => {
    const { one, other } = await two();
    const long = ['\u0001'.repeat(10_240), `“é” 😀 ${'é'.repeat(5_000)}`];
    for (const text of long) await one.bus.tell(told(text));
    await one.bus.tell(told('last'));
    await soon(() => expect(answers(other)).toEqual([...long, 'last']));
  });

  it('hears what it listens for and nothing else', async () => {
    const { one, other } = await two();
    const published = vi.fn();
    other.bus.hear('published', published);
    await one.bus.tell({ topic: 'published' });
    await soon(() => expect(published).toHaveBeenCalledTimes(1));
    expect(answers(other)).toEqual([]);
  });

  it('takes no notice of what others write there', async () => {
    const { one, other } = await two();
    const carrier = await carrierOf()({ hear: () => {}, missed: () => {} });
    const strange = ['', 'null', '{"from":1}', '{"from":"x","notice":{"topic":"sold"}}', 'x'.repeat(3_000)];
    await soon(() => carrier.send(''));
    for (const text of strange) await carrier.send(text);
    await carrier.close();
    await one.bus.tell(told('after'));
    await soon(() => expect(answers(other)).toEqual(['after']));
  });
}
