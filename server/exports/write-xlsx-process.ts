import type { Cell } from './exported-table.ts';
import { writeXlsx } from './write-xlsx.ts';
import type { FromProcess, ToProcess } from './write-xlsx-apart.ts';

const tell = (message: FromProcess) =>
  new Promise<void>((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });

const rows: (readonly Cell[])[] = [];
let about: Extract<ToProcess, { kind: 'about' }> | undefined;

// Writes the one list that its parent sends, and ends with it.
process.on('message', (message: ToProcess) => {
  answer(message).catch(() => process.exit(1));
});
process.once('disconnect', () => process.exit());

async function answer(message: ToProcess): Promise<void> {
  switch (message.kind) {
    case 'about':
      about = message;
      return tell({ kind: 'next' });
    case 'rows':
      for (const row of message.rows) rows.push(row);
      return tell({ kind: 'next' });
    case 'end':
      return send();
    default:
      return message satisfies never;
  }
}

async function send(): Promise<void> {
  if (!about) throw new Error('The list was not described.');
  const content = await writeXlsx({
    ...about,
    async *rows() {
      yield* rows;
    },
  });
  await tell({ kind: 'workbook', content });
  process.disconnect();
}
