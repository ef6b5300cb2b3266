import Fastify from 'fastify';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

// A process of its own, as the server that it is measured beside: renders a flat page with React, and nothing else.
const [elements = 0, letters = 0] = process.argv.slice(2).map(Number);
const words = 'x'.repeat(Math.ceil(letters / Math.max(1, elements)));
const page = () =>
  createElement(
    'main',
    null,
    Array.from({ length: elements }, (_, at) => createElement('p', { key: at, className: 'line' }, words)),
  );
const server = Fastify();
server.get('/', (_request, reply) => reply.type('text/html').send(renderToString(page())));
process.send?.(await server.listen({ port: 0, host: '127.0.0.1' }));
