import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host that hands out a site as the simplest ones do. */
export interface PlainHost {
  readonly address: string;
  readonly close: () => Promise<void>;
}

const hasEnding = (pathname: string): boolean => /\.\w+$/.test(pathname);

/**
 * Hands a site on as the simplest hosts do: an address is a file, or a folder with an index.html in it, to which the
 * browser is sent with a slash at its end; no clean addresses, no headers but the type.
 */
export const plainHost = async (site: string): Promise<PlainHost> => {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', site);
    if (!pathname.endsWith('/') && !hasEnding(pathname))
      return response.writeHead(301, { Location: `${pathname}/` }).end();
    const answer = await fetch(new URL(pathname.endsWith('/') ? `${pathname}index.html` : pathname, site));
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
    return response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
