import type { Command } from './command.ts';
import { live } from './live.ts';

export const diff: Command = {
  usage: `npx rostrum diff EVENT FOLDER          print how a folder differs from what is published; ends with 1
                                       if it does. --json prints it for programs`,
  words: 2,
  options: ['json'],
  async run([event = '', folder = ''], { json }) {
    const { diffFolder } = await import('./folder/diff-folder.ts');
    return diffFolder(live, { event, folder, json });
  },
};

export const check: Command = {
  usage: `npx rostrum check EVENT FOLDER         check whether push would publish a folder, and store nothing;
                                       ends with 1 if it would be refused. --prune, --json as above`,
  words: 2,
  options: ['json', 'prune'],
  async run([event = '', folder = ''], { json, prune }) {
    const { checkFolder } = await import('./folder/check-folder.ts');
    return checkFolder(live, { event, folder, json, prune });
  },
};

export const impact: Command = {
  usage: `npx rostrum impact EVENT FOLDER        count the people whom the changes of a folder affect, and print
                                       the prices that change; ends with 1 if there are any`,
  words: 2,
  options: ['json', 'prune'],
  async run([event = '', folder = ''], { json, prune }) {
    const { tellImpact } = await import('./folder/check-folder.ts');
    return tellImpact(live, { event, folder, json, prune });
  },
};

export const log: Command = {
  usage: `npx rostrum log EVENT [KIND/CODE]      list the versions of an event, or of one document: when, by whom,
                                       and the note`,
  words: [1, 2],
  options: ['json'],
  async run([event = '', name], { json }) {
    const { tellLog } = await import('./folder/tell-log.ts');
    await tellLog(live, { event, name, json });
  },
};

export const rollback: Command = {
  usage: `npx rostrum rollback EVENT KIND/CODE@3 publish that version of a document again, as the newest one
npx rostrum rollback EVENT 2027-01-31T09:00  publish the whole event as it was then, by its clocks.
                                       --dry-run only prints what would change, --yes confirms changes
                                       that affect people, --note TEXT is kept with the versions`,
  words: 2,
  options: ['dry-run', 'yes', 'note', 'json'],
  async run([event = '', to = ''], { 'dry-run': dryRun, yes, note, json }) {
    const { rollBack } = await import('./folder/roll-back.ts');
    return rollBack(live, { event, to, dryRun, yes, note, json });
  },
};
