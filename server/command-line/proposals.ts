import { proposal } from '#engine/contract/proposal.ts';
import { describeDiagnostics } from '../configuration/describe-diagnostics.ts';
import { accepted } from './accepted.ts';
import type { Command } from './command.ts';
import { call } from './organizer-server.ts';
import { endWith, print } from './output.ts';

export const scheduleProposal: Command = {
  usage: `npx rostrum schedule-proposal EVENT CODE --start SLOT  add an accepted proposal to the schedule as a workshop;
                                       SLOT is a code or "friday 10:30", --room "…" sets the room`,
  words: 2,
  options: ['start', 'room'],
  async run([event = '', code = ''], { start, room }) {
    if (start === undefined) endWith(`--start is missing.\n${scheduleProposal.usage}`);
    const form = new FormData();
    const said = { event, code, start, ...(room !== undefined && { room }) };
    for (const [name, value] of Object.entries(said)) form.append(name, value);
    const { answer } = await call('POST', '/scheduleProposal', form);
    if (answer.status === 404) endWith(`There is no event ${event}, or no proposal ${code} in it.`);
    const { session, version, warnings } = accepted(answer, proposal.scheduleProposal.response);
    print(`schedule/schedule of ${event} is at version ${version}, with the session ${session}.`);
    if (warnings.length > 0) print(describeDiagnostics(warnings));
  },
};
