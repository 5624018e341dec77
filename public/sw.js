// Only the development server shows this file: an export has its real service worker here (scripts/worker.mjs).
// A worker that an export left at this address would answer for the development server; this one takes its place and leaves.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  await self.registration.unregister();
  for (const client of await self.clients.matchAll({ type: 'window' })) await client.navigate(client.url);
}
