import type { Page } from '@playwright/test';

import { targets, tooSmall } from './site';

/** Where something stands on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How the table fills its window. */
export interface TableBoxes {
  readonly map: Box;
  readonly dock: Box;
  readonly top: number;
  /** How far the page can be scrolled down. */
  readonly scrolls: number;
  readonly overflows: number;
}

const MAP = '[role=group][aria-label="Downtown map"]';

/** Measures the map, the dock and the page around them. */
export const tableBoxes = (page: Page): Promise<TableBoxes> =>
  page.evaluate((map) => {
    const boxOf = (selector: string) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (box === undefined) throw new Error(`nothing is ${selector}`);
      const { left, top, right, bottom } = box;
      return { left, top, right, bottom };
    };
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    return {
      map: boxOf(map),
      dock: boxOf('[data-dock]'),
      top: document.querySelector('[data-top]')?.getBoundingClientRect().bottom ?? 0,
      scrolls: scrollHeight - clientHeight,
      overflows: scrollWidth - clientWidth,
    };
  }, MAP);

/**
 * Targets that lie over each other, by name, where a finger could reach both: what is scrolled out of its frame is not counted,
 * nor is the page that scrolls under header and dock.
 */
export const overlaps = (page: Page): Promise<readonly string[]> =>
  targets(page).evaluateAll((elements) => {
    const SLACK = 1;
    const seen = elements
      .filter((element) => element.isConnected)
      .map((element) => {
        const own = element.getBoundingClientRect();
        const box = { left: own.left, top: own.top, right: own.right, bottom: own.bottom };
        for (let around = element.parentElement; around !== null; around = around.parentElement) {
          if (getComputedStyle(around).overflow === 'visible') continue;
          const frame = around.getBoundingClientRect();
          box.left = Math.max(box.left, frame.left);
          box.top = Math.max(box.top, frame.top);
          box.right = Math.min(box.right, frame.right);
          box.bottom = Math.min(box.bottom, frame.bottom);
        }
        const layer = element.closest('dialog, [data-dock], [data-top], main, [role=main]');
        return { name: element.getAttribute('aria-label') ?? element.textContent ?? '', element, layer, box };
      })
      .filter(({ box }) => box.right - box.left > SLACK && box.bottom - box.top > SLACK);
    return seen.flatMap((one, at) =>
      seen
        .slice(at + 1)
        .filter(
          (other) =>
            one.layer === other.layer &&
            !one.element.contains(other.element) &&
            !other.element.contains(one.element) &&
            Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > SLACK &&
            Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > SLACK,
        )
        .map((other) => `${one.name} / ${other.name}`),
    );
  });

/** Texts that spill out of their own box, or lie outside of a frame that cuts them off. What scrolls inside a frame is not cut. */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const sticksOut = (box: DOMRect, frame: DOMRect): boolean =>
      box.left < frame.left - 1 || box.right > frame.right + 1;
    /** Where its words stand: the space after the last word of a line hangs outside, and nobody sees it. */
    const wordsOf = (element: HTMLElement): readonly DOMRect[] =>
      [...element.childNodes].flatMap((node) =>
        [...(node.textContent ?? '').matchAll(/\S+/gu)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return [...range.getClientRects()];
        }),
      );
    const isCut = (element: HTMLElement): boolean => {
      const { display } = getComputedStyle(element);
      if (display !== 'inline' && element.scrollWidth > element.clientWidth + 1) return true;
      const text = element.getBoundingClientRect();
      let [sideways, down] = [true, true];
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const frame = around.getBoundingClientRect();
        sideways &&= overflowX !== 'auto' && overflowX !== 'scroll';
        down &&= overflowY !== 'auto' && overflowY !== 'scroll';
        if (
          sideways &&
          overflowX !== 'visible' &&
          sticksOut(text, frame) &&
          wordsOf(element).some((word) => sticksOut(word, frame))
        )
          return true;
        if (down && overflowY !== 'visible' && (text.top < frame.top - 1 || text.bottom > frame.bottom + 1))
          return true;
      }
      return false;
    };
    return [...document.querySelectorAll<HTMLElement>('#root *, dialog *')]
      .filter((element) => element instanceof HTMLElement && element.children.length === 0)
      .filter((element) => (element.textContent ?? '').trim() !== '' && isCut(element))
      .map((element) => element.textContent ?? '');
  });

/** Texts that stick out of the button they stand on, and words broken in the middle because there is no room for them. */
export const crampedTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const TARGETS =
      'a[href], button, [role=button], [role=link], [role=radio], [role=checkbox], [role=switch], [role=tab]';
    const sticksOut = (text: DOMRect, target: DOMRect): boolean =>
      text.left < target.left - 1 || text.right > target.right + 1;
    const linesOf = (node: Text, start: number, end: number): number => {
      const word = document.createRange();
      word.setStart(node, start);
      word.setEnd(node, end);
      return new Set([...word.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const isBroken = (node: Text): boolean =>
      [...node.data.matchAll(/[\p{L}\p{N}]+/gu)].some(
        ({ 0: word, index }) => linesOf(node, index, index + word.length) > 1,
      );
    return [...document.querySelectorAll<HTMLElement>('#root *, dialog *')]
      .filter((element) => element.children.length === 0 && (element.textContent ?? '').trim() !== '')
      .filter((element) => {
        const target = element.closest(TARGETS);
        const text = element.firstChild;
        return (
          (target !== null && sticksOut(element.getBoundingClientRect(), target.getBoundingClientRect())) ||
          (text instanceof Text && isBroken(text))
        );
      })
      .map((element) => element.textContent ?? '');
  });

/** Targets that a finger cannot reach, by name: wherever they are scrolled to, something else lies over their middle. Under an open sheet nothing is. */
const outOfReach = (page: Page): Promise<readonly string[]> =>
  targets(page).evaluateAll((elements) => {
    const isOnTop = (element: Element): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    /** Scrolled to an edge or the middle of its frame, then, as a person would, to where nothing lies over the page. */
    const isReached = (element: Element, block: ScrollLogicalPosition): boolean => {
      element.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
      if (isOnTop(element)) return true;
      return [0.1, 0.2, 0.3, 0.4, 0.5, 0.6].some((part) => {
        const { top, height } = element.getBoundingClientRect();
        window.scrollBy({ top: top + height / 2 - innerHeight * part, behavior: 'instant' });
        return isOnTop(element);
      });
    };
    const ways = ['nearest', 'center', 'start', 'end'] as const;
    const sheet = [...document.querySelectorAll('dialog')].at(-1);
    return elements
      .filter((element) => sheet === undefined || sheet.contains(element))
      .filter((element) => element.ariaDisabled !== 'true' && !ways.some((block) => isReached(element, block)))
      .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
  });

/** How far the page can be moved sideways. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What is wrong with what stands on the screen; nothing where it is `SOUND`. */
export const faults = async (page: Page) => ({
  overflow: await overflow(page),
  overlaps: await overlaps(page),
  tooSmall: await tooSmall(page),
  cut: await cutTexts(page),
  cramped: await crampedTexts(page),
});
export const SOUND = { overflow: 0, overlaps: [], tooSmall: [], cut: [], cramped: [] } as const;

/** The same with letters as large as a browser's setting makes them: they may scroll, and lie under each other until then. */
export const faultsOfLargeLetters = async (page: Page) => ({
  overflow: await overflow(page),
  cut: await cutTexts(page),
  outOfReach: await outOfReach(page),
});
export const SOUND_AND_LARGE = { overflow: 0, cut: [], outOfReach: [] } as const;

/** Sets the size of letters as a browser's setting does. */
export const letters = (page: Page, size: '100%' | '200%'): Promise<void> =>
  page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);

/** Lets the page draw what it was told: first what follows from it, then what follows from that. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Where everything that can be touched stands on its part of the screen, however that is scrolled. */
export const targetBoxes = (page: Page): Promise<readonly string[]> =>
  targets(page).evaluateAll((elements) =>
    elements.map((element) => {
      const frame = element.closest('dialog, [data-dock], [data-top]') ?? document.documentElement;
      const { left, top, width, height } = element.getBoundingClientRect();
      const from = frame.getBoundingClientRect();
      let [x, y] = [left - from.left, top - from.top];
      for (let around = element.parentElement; around !== null && around !== frame; around = around.parentElement) {
        x += around.scrollLeft;
        y += around.scrollTop;
      }
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return `${name}: ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );
