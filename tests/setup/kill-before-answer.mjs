// Loaded ahead of the server: kills it at a call with the header x-killed-before-answer, after its work is committed and
// before anything of its answer is sent.
import { ServerResponse } from 'node:http';

const { writeHead } = ServerResponse.prototype;

ServerResponse.prototype.writeHead = function (...given) {
  if (this.req.headers['x-killed-before-answer'] === undefined) return writeHead.apply(this, given);
  process.kill(process.pid, 'SIGKILL');
  // The signal may take a moment; nothing may be sent meanwhile.
  for (;;);
};
