import type { FastifyInstance } from 'fastify';
import { diskFull, type HasRoom } from '#server/database/disk-space.ts';

/** POST calls that only read; if one writes after all, the database refuses it. */
const READS = /^\/api\/(get|load|check|init|validate|suggest|broadcasting)/i;

/** Answers writing calls with 503 while the disk is full; reading continues. */
export function refuseOnFullDisk(server: FastifyInstance, hasRoom: HasRoom): void {
  server.addHook('onRequest', async ({ method, url }) => {
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(method) || READS.test(url);
    if (!isRead && !(await hasRoom())) throw diskFull();
  });
}
