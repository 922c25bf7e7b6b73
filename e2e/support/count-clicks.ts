import type { Page } from '@playwright/test'

/** Counts what is pressed by mouse, from page to page; a key on a button is not a press. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() =>
    addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        if (isTrusted && detail > 0)
          sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks') ?? 0) + 1))
      },
      true,
    ),
  )
  return () => page.evaluate(() => Number(sessionStorage.getItem('clicks') ?? 0))
}

/** A window of the admin in a language: wide in English, narrow in French. */
export const adminWindow = {
  en: { viewport: { width: 1440, height: 900 }, locale: 'en-CA', isMobile: false, hasTouch: false },
  fr: { viewport: { width: 1024, height: 900 }, locale: 'fr-CA', isMobile: false, hasTouch: false },
} as const
