import type { PropsWithChildren } from 'react';

import { firstLook } from '@/components/shell/firstLook.web';
import { BASE } from '@/components/ui/base.web';
import { pageCss, paletteCss } from '@/components/ui/css.web';
import { PALETTES } from '@/components/ui/tokens';
import { shell } from '@/i18n/en/shell';

/** The page around every prerendered screen. It runs in node only, when the site is exported. */
export default function Html({ children }: PropsWithChildren) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="description" content={shell.description} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={PALETTES.light.page} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={PALETTES.dark.page} />
        <meta name="color-scheme" content="light dark" />
        <link rel="manifest" href={`${BASE}/manifest.webmanifest`} />
        <link rel="icon" href={`${BASE}/favicon.ico`} sizes="32x32" />
        <link rel="icon" href={`${BASE}/icon.svg`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`${BASE}/apple-touch-icon.png`} />
        <script dangerouslySetInnerHTML={{ __html: firstLook }} />
        <style dangerouslySetInnerHTML={{ __html: `${paletteCss}\n${pageCss}` }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
