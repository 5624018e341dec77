/** For so long nobody asks the page anything: looking for a button takes its time too, four times slowed. */
export const UNDISTURBED = 1000;

/** Runs in the page: when the finger left, when another screen's title and words were painted, and when the last thing was. */
export const watch = () => {
  const title = () => document.querySelector('h1')?.textContent;
  window.tap = { left: 0, painted: 0, said: 0 };
  let before = title();
  const afterPaint = (then) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(0);
  });
  const paint = () => {
    window.tap.painted = performance.now();
    if (title() !== before && window.tap.said === 0) window.tap.said = window.tap.painted;
  };
  document.addEventListener('pointerup', ({ timeStamp }) => {
    before = title();
    window.tap = { left: timeStamp, painted: 0, said: 0 };
  }, { capture: true });
  new MutationObserver(() => afterPaint(paint)).observe(document.body, { childList: true, characterData: true, subtree: true });
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
