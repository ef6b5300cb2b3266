import { BlockList } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { hostnameOf } from './event-host.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Whether a request comes from this machine, for local pages. A proxy also connects from a loopback address, and
 * another site can point a name at one: hence the checks of header and host.
 */
export function isLoopbackRequest(request: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  const address = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip'].some((name) => name in request.headers);
  return isLoopbackAddress(address) && !forwarded && isLocalName(hostnameOf(request.headers.host));
}

function isLoopbackAddress(address: string): boolean {
  return loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}

function isLocalName(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '127.0.0.1' ||
    hostname === '[::1]'
  );
}
