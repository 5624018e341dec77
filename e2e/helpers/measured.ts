import type { Page } from '@playwright/test';

import { targets } from './site';

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
        if (sideways && overflowX !== 'visible' && (text.left < frame.left - 1 || text.right > frame.right + 1))
          return true;
        if (down && overflowY !== 'visible' && (text.top < frame.top - 1 || text.bottom > frame.bottom + 1))
          return true;
      }
      return false;
    };
    return [...document.querySelectorAll<HTMLElement>('#root *')]
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
    return [...document.querySelectorAll<HTMLElement>('#root *')]
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

/** Targets that a finger cannot reach, by name: wherever they are scrolled to, something else lies over their middle. */
export const outOfReach = (page: Page): Promise<readonly string[]> =>
  targets(page).evaluateAll((elements) => {
    const isReached = (element: Element, block: ScrollLogicalPosition): boolean => {
      element.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    const ways = ['nearest', 'center', 'start', 'end'] as const;
    return elements
      .filter((element) => element.ariaDisabled !== 'true' && !ways.some((block) => isReached(element, block)))
      .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
  });
