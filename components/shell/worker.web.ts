import { BASE } from '@/components/ui/base.web';

/** Written by scripts/worker.mjs into every export. */
const WORKER = `${BASE}/sw.js`;
const HOUR_MS = 3_600_000;

type Offer = (restart: () => void) => void;

const restart = (): void => window.location.reload();

/** The new worker may take over; the page starts again as soon as it has. */
const changeTo = (waiting: ServiceWorker) => (): void => {
  navigator.serviceWorker.addEventListener('controllerchange', restart, { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
};

/** A worker that waits while another is in charge holds a newer version; the first one ever does not wait. */
function offerNewVersions(registration: ServiceWorkerRegistration, offer: Offer): void {
  const look = (): void => {
    if (registration.waiting !== null && registration.active !== null) offer(changeTo(registration.waiting));
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
}

/** Another tab may have changed the version; this one still runs the old code and may want to follow. */
function offerToFollow(offer: Offer): void {
  if (navigator.serviceWorker.controller !== null)
    navigator.serviceWorker.addEventListener('controllerchange', () => offer(restart));
}

/** An app left open for days would never ask; browsers only do when a page is opened. */
function askWhenSeenAgain(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < HOUR_MS) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Keeps the whole app on this device, and tells of newer versions. A browser that refuses has no offline mode, nothing worse. */
export async function keepOffline(offer: Offer): Promise<void> {
  try {
    offerToFollow(offer);
    const registration = await navigator.serviceWorker.register(WORKER);
    offerNewVersions(registration, offer);
    askWhenSeenAgain(registration);
  } catch {
    // Private windows, http without localhost, full disks.
  }
}
