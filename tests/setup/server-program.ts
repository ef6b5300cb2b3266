/** Each program of the server's, by its source, and what it is built into. */
const PROGRAMS = {
  'server/start/main.ts': 'dist/server/main.js',
  'server/command-line/cli.ts': 'dist/server/configure.js',
} as const;

export type ServerProgram = keyof typeof PROGRAMS;

/**
 * What Node is told to run a program of the server's: what was built of it where the run has just built it, as `npm test`
 * does, and its sources else. Sources are compiled anew by every process, for some seconds each.
 */
export function nodeArguments(program: ServerProgram): string[] {
  return process.env['RUN_BUILT_SERVER'] === 'Y' ? [PROGRAMS[program]] : ['--import', 'tsx', program];
}
