import { expect, type Page } from '@playwright/test'
import { lost } from './reflow.ts'

/** The narrowest window (WCAG 2.2, 1.4.10) and twice the text on a phone (1.4.4). */
const ways = [
  { width: 320, text: '' },
  { width: 390, text: '200%' },
]

/** One run reports the lost text of every page. */
const all = expect.configure({ soft: true })

/** Checks the page in both settings, and restores it. */
export async function expectNothingLost(page: Page, kind: string): Promise<void> {
  const usual = page.viewportSize() ?? { width: 390, height: 844 }
  for (const { width, text } of ways) {
    await page.setViewportSize({ ...usual, width })
    await page.evaluate((size) => void (document.documentElement.style.fontSize = size), text)
    await untilStill(page)
    all(await lost(page), `${kind}, ${width} px, text ${text || '100%'}`).toEqual([])
  }
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''))
  await page.setViewportSize(usual)
  // What is pressed next must not be where it was.
  await untilStill(page)
}

/**
 * Less motion is a transition of 1 ms, of sizes too: the first frame still has the old ones. Asked from outside, as a
 * page without JavaScript has no timers.
 */
const untilStill = async (page: Page): Promise<void> => {
  await page.waitForTimeout(50)
  await expect
    .poll(
      () => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
      {
        intervals: [20],
      },
    )
    .toBe(0)
}
