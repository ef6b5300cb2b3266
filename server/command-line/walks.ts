import { configuration as contract } from '#engine/contract/configuration.ts';
import type { WalkedFlow, WalkRow } from '#engine/contract/walks.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { accepted } from './accepted.ts';
import type { Command } from './command.ts';
import { checkDocuments } from './folder/asking.ts';
import { compareFolder } from './folder/compare-folder.ts';
import { proposalOf } from './folder/proposed.ts';
import { live } from './live.ts';
import { call } from './organizer-server.ts';
import { endWith, print } from './output.ts';

export const walk: Command = {
  usage: `npx rostrum walk EVENT [FOLDER]        walk through each flow and print what every way costs, as published
                                       or as with a folder; --flow CODE prints one flow. Ends with 1 if
                                       a price stays open, or if no way shows some step, question or price`,
  words: [1, 2],
  options: ['flow', 'json'],
  async run([event = '', folder], { flow: only, json }) {
    const all = folder === undefined ? await publishedWalks(event) : await walksOf(event, folder);
    const flows = all.filter(({ code }) => only === undefined || code === only);
    if (flows.length === 0) endWith(`${event} has no such flow: ${all.map(({ code }) => code).join(', ')}`);
    if (json) print(JSON.stringify({ flows }, null, 2));
    for (const { code, label, walks, not_shown: left } of json ? [] : flows) {
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

async function publishedWalks(event: string): Promise<WalkedFlow[]> {
  const { answer } = await call('GET', `/listWalks/${encodeURIComponent(event)}`);
  return accepted(answer, contract.listWalks.response).flows;
}

/** The walks as they would be with a folder pushed. */
async function walksOf(event: string, folder: string): Promise<WalkedFlow[]> {
  const proposal = proposalOf(await compareFolder(live, event, folder), false);
  const { flows = [] } = await checkDocuments(live, { event, ...proposal, walks: 'Y' });
  return flows;
}

function priceOf({ total, was, open, later }: WalkRow): string {
  const now = `${isYes(open) ? 'at least ' : ''}${formatCents(total, 'en')}`;
  const then = later.map((each) => `from ${each.from} ${formatCents(each.total, 'en')}`);
  const before = was === undefined || was === total ? [] : [`${formatCents(was, 'en')} as published`];
  return [now, ...before, ...then].join(', ');
}
