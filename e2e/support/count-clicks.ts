import type { Page } from '@playwright/test'

/** Presses of the mouse and of keys. */
export type Presses = { clicks: number; keys: number }

/**
 * Counts what is pressed by hand, from page to page: by mouse, where a key on a button is no click, and on the
 * keyboard.
 */
export async function countPresses(page: Page): Promise<() => Promise<Presses>> {
  await page.addInitScript(() => {
    const count = (name: string) => sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name) ?? 0) + 1))
    addEventListener('click', ({ isTrusted, detail }) => isTrusted && detail > 0 && count('clicks'), true)
    addEventListener('keydown', ({ isTrusted }) => isTrusted && count('keys'), true)
  })
  return () =>
    page.evaluate(() => {
      const counted = (name: string) => Number(sessionStorage.getItem(name) ?? 0)
      return { clicks: counted('clicks'), keys: counted('keys') }
    })
}

export async function countClicks(page: Page): Promise<() => Promise<number>> {
  const presses = await countPresses(page)
  return async () => (await presses()).clicks
}

/**
 * A window of the admin in a language: wide in English, narrow in French. Where no picture comes, what stands in for it
 * would shine for ever.
 */
export const adminWindow = {
  en: {
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    locale: 'en-CA',
    isMobile: false,
    hasTouch: false,
  },
  fr: {
    reducedMotion: 'reduce',
    viewport: { width: 1024, height: 900 },
    locale: 'fr-CA',
    isMobile: false,
    hasTouch: false,
  },
} as const
