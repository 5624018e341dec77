import { createServer } from 'node:http';
import { DIST } from './build.mjs';
import { isOpen, isOwnName, readHost, sayWhere } from './host.mjs';
import { asHeader, policyOf } from './policy.mjs';
import { isCalled, main, Problem } from './run.mjs';
import { readSite } from './site.mjs';

/** What a browser can do and this app never asks for. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
  'Content-Security-Policy': asHeader(policyOf()),
  Vary: 'Accept-Encoding',
};

const plain = (response, status, text, headers = {}) => {
  response.writeHead(status, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(`${text}\n`);
};

const accepted = (request) =>
  (request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);

/** The smallest form of a page the browser says it understands. */
const encode = (page, request) => {
  const encoding = Object.keys(page.encodings).find((name) => accepted(request).includes(name));
  return encoding === undefined
    ? { body: page.body, headers: {} }
    : { body: page.encodings[encoding], headers: { 'Content-Encoding': encoding } };
};

const send = (request, response, page, status) => {
  const { body, headers } = encode(page, request);
  const all = {
    ...HEADERS,
    ...headers,
    'Content-Security-Policy': asHeader(page.policy),
    'Content-Type': page.type,
    'Cache-Control': page.cache,
    ETag: page.etag,
  };
  if (status === 200 && request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, all);
    response.end();
    return;
  }
  response.writeHead(status, { ...all, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
};

const addressOf = (request) => {
  try {
    return decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
};

/** Whoever comes to the root of a host, or to the folder without its last slash, is led to the app; nobody else is in its folder. */
const answerOutside = (base, address, response) =>
  address === '/' || address === base
    ? plain(response, 307, `The app is at ${base}/`, { Location: `${base}/` })
    : plain(response, 404, `There is nothing at this address. The app is at ${base}/`);

const answer = (site, request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plain(response, 405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
  const address = addressOf(request);
  if (address === undefined) return plain(response, 400, 'That address cannot be read.');
  if (!address.startsWith(`${site.base}/`)) return answerOutside(site.base, address, response);
  const page = site.pages.get(address) ?? site.pages.get(address.replace(/\/+$/, ''));
  if (page !== undefined) return send(request, response, page, 200);
  if (site.missing !== undefined) return send(request, response, site.missing, 404);
  return plain(response, 404, 'There is nothing at this address.');
};

/** The port a person asked for, or the usual one. */
export const readPort = (text, usual) => {
  if (text === undefined || text === '') return usual;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Problem(`PORT must be a number from 0 to 65535, not "${text}".`);
  return port;
};

const listen = (server, port, host) =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE')
        reject(new Problem(`Port ${port} is taken: choose another one, for example PORT=${port + 1} npm start.`));
      else if (error.code === 'EACCES')
        reject(new Problem(`Port ${port} may not be used by you: choose one above 1023.`));
      else if (error.code === 'EADDRNOTAVAIL')
        reject(new Problem(`HOST=${host} is no address of this machine: HOST=0.0.0.0 stands for all it has.`));
      else reject(error);
    });
    server.listen(port, host, resolve);
  });

const FOREIGN = 'This server answers to localhost only. HOST=0.0.0.0 npm start opens it to your network.';

/**
 * Serves what `makeSite` answers. The port is taken first, so that a taken one is known before a long export,
 * and a browser opened early simply waits.
 */
export const serve = async (makeSite, port, host = readHost()) => {
  const server = createServer();
  await listen(server, port, host);
  const site = makeSite();
  server.on('request', async (request, response) => {
    if (!isOpen(host) && !isOwnName(request.headers.host)) return plain(response, 403, FOREIGN);
    try {
      answer(await site, request, response);
    } catch {
      plain(response, 500, 'The site could not be built.');
    }
  });
  return {
    port: server.address().port,
    ready: site.then(({ base }) => ({ base })),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
};

if (isCalled(import.meta.url)) {
  await main(async () => {
    const host = readHost(process.env.HOST);
    const makeSite = () => readSite(process.argv[2] ?? DIST);
    const { port, ready } = await serve(makeSite, readPort(process.env.PORT, 8081), host);
    const { base } = await ready;
    console.log(`Serving ${sayWhere(host, port, base)}`);
  });
}
