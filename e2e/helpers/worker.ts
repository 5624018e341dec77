import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** Waits until the service worker keeps the whole app and answers for this page. */
export const keptOffline = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });

/** A site whose next version can be published while a page is open. */
export interface Publisher {
  readonly address: string;
  readonly publish: () => void;
  readonly close: () => Promise<void>;
}

const copied = ['content-type', 'cache-control'] as const;

/** Hands the exported site on, but with a service worker that changes with every published version. */
export const publishVersions = async (site: string): Promise<Publisher> => {
  let version = 1;
  const server: Server = createServer(async (request, response) => {
    const address = request.url ?? '/';
    const answer = await fetch(new URL(address, site));
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = copied.map((name) => [name, answer.headers.get(name) ?? ''] as const);
    response.writeHead(answer.status, Object.fromEntries(headers));
    response.end(address === '/sw.js' ? `${body.toString()}\n// version ${version}` : body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    publish: () => {
      version += 1;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
