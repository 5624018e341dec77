/** For so long nobody asks the page anything: looking for a button takes its time too, four times slowed. */
export const UNDISTURBED = 1000;

/** Runs in the page: when the finger left, and when the last thing it changed was painted. */
export const watch = () => {
  window.tap = { left: 0, painted: 0 };
  const afterPaint = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(0);
    });
  document.addEventListener('pointerup', ({ timeStamp }) => (window.tap = { left: timeStamp, painted: 0 }), {
    capture: true,
  });
  new MutationObserver(() => afterPaint(() => (window.tap.painted = performance.now()))).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
};

/** Runs in the page: puts records where the app keeps them. */
export const put = (records) =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('keyval-store');
    request.onupgradeneeded = () => request.result.createObjectStore('keyval');
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const writing = request.result.transaction('keyval', 'readwrite');
      for (const [key, text] of records) writing.objectStore('keyval').put(text, key);
      writing.oncomplete = () => resolve(request.result.close());
      writing.onerror = () => reject(writing.error);
    };
  });
