import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

const THIS_MACHINE = '127.0.0.1';
const EVERYWHERE = ['0.0.0.0', '::'];

/**
 * Where the server listens: this machine only, unless HOST names another address.
 * Some shells and build tools set HOST to the name of the machine or of a compiler: what is no address opens nothing.
 */
export const readHost = (text = '') => (isIP(text) === 0 ? THIS_MACHINE : text);

const isLoopback = (name) => name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));

/** Whether others than this machine can reach the server. */
export const isOpen = (host) => !isLoopback(host);

const nameIn = (header) => {
  try {
    return new URL(`http://${header}`).hostname.replace(/^\[|\]$/g, '');
  } catch {
    return '';
  }
};

/** Whether a Host header names this machine. Any other name is a web page that had its own name point here. */
export const isOwnName = (header) => isLoopback(nameIn(header));

const addressOf = (host, port, base) =>
  `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}${base === '' ? '' : `${base}/`}`;

/** The addresses of this machine that others in the house can call. */
const houseAddresses = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);

/** Says where the site is open, and to whom. */
export const sayWhere = (host, port, base = '') => {
  const here = addressOf('localhost', port, base);
  if (!isOpen(host)) return here;
  if (!EVERYWHERE.includes(host)) return `${addressOf(host, port, base)}, for everyone in your network`;
  const there = houseAddresses().map((address) => addressOf(address, port, base));
  return `${here}, and for everyone in your network${there.length === 0 ? '' : ` at ${there.join(' or ')}`}`;
};
