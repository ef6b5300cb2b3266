import { configuration as contract } from '#engine/contract/configuration.ts';
import type { WalkRow } from '#engine/contract/walks.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import type { Command } from './command.ts';
import { accepted, call } from './organizer-server.ts';
import { endWith, print } from './output.ts';

export const walk: Command = {
  usage: `npx rostrum walk EVENT                 walk through each flow and print what every way costs;
                                       --flow CODE prints one flow. Ends with 1 if a price stays
                                       open, or if no way shows some step, question or price`,
  words: 1,
  options: ['flow'],
  async run([event = ''], { flow: only }) {
    const { answer } = await call('GET', `/listWalks/${encodeURIComponent(event)}`);
    const all = accepted(answer, contract.listWalks.response).flows;
    const flows = all.filter(({ code }) => only === undefined || code === only);
    if (flows.length === 0) endWith(`${event} has no such flow: ${all.map(({ code }) => code).join(', ')}`);
    for (const { code, label, walks, not_shown: left } of flows) {
      print(`${resolveText(label, 'en')} (flow/${code})`);
      for (const each of walks) print(`  ${each.title}: ${priceOf(each)}`);
      for (const { what, capped } of left)
        print(`  not shown: ${what}${isYes(capped) ? ' (too many combinations of answers)' : ''}`);
    }
    const walks = flows.flatMap((each) => each.walks).filter(({ open }) => isYes(open));
    const left = flows.flatMap((each) => each.not_shown);
    if (walks.length + left.length > 0)
      endWith(`${walks.length} open prices, ${left.length} things that no way shows.`);
  },
};

function priceOf({ total, open, later }: WalkRow): string {
  const now = `${isYes(open) ? 'at least ' : ''}${formatCents(total, 'en')}`;
  const then = later.map((each) => `from ${each.from} ${formatCents(each.total, 'en')}`);
  return [now, ...then].join(', ');
}
