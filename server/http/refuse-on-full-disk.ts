import type { FastifyInstance } from 'fastify';
import { diskFull, type HasRoom } from '#server/database/disk-space.ts';

/** Calls that write nothing, though they are sent by POST; what they would write after all, the database refuses. */
const READS = /^\/api\/(get|load|check|init|validate|suggest|broadcasting)/i;

/** Answers calls that write with 503 while the disk has no room; what is there stays readable. */
export function refuseOnFullDisk(server: FastifyInstance, hasRoom: HasRoom): void {
  server.addHook('onRequest', async ({ method, url }) => {
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(method) || READS.test(url);
    if (!isRead && !(await hasRoom())) throw diskFull();
  });
}
