import Type from 'typebox';
import { Value } from 'typebox/value';
import { changeTags } from '#server/desk/actions/tags.ts';
import { dossierNamed } from '#server/desk/read-dossier.ts';
import type { RowHandler } from './job-handler.ts';

const Payload = Type.Object({
  code: Type.String(),
  add: Type.Array(Type.String()),
  remove: Type.Array(Type.String()),
});

/** Adds tags to a registration and removes others; its payload is `{ code, add, remove }`. */
export const tagRow: RowHandler = async ({ tx, job, payload, audit }) => {
  const { code, add, remove } = Value.Parse(Payload, payload);
  const row = await dossierNamed(tx, job.eventCode, code);
  await changeTags(tx, [row.id], { add, remove });
  const changes = [...add.map((is) => ({ what: 'tag', is })), ...remove.map((was) => ({ what: 'tag', was }))];
  await audit('tagDossier', { subject: row.code, changes });
  return undefined;
};
