import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Options = {
  /** Only this part of the page. */
  within?: string
  /** All but this part. */
  without?: string
  /** Instead of WCAG 2.2 AA alone: with axe's own best practices. */
  strict?: boolean
}

/** What axe finds wrong with a page from its top, each with its places; no violation is ignored. */
export async function violations(page: Page, { within, without, strict = false }: Options = {}): Promise<string[]> {
  await settled(page)
  // In one go: collected apart, its results are sent through a page of their own, which takes longer than finding them.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (within) axe.include(within)
  if (without) axe.exclude(without)
  const tags = strict ? [...wcag, 'best-practice'] : wcag
  const found = await axe.options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: tags } }).analyze()
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary = '' }) =>
        `${id} (${help}): ${target.join(' ')}: ${html.slice(0, 200)}: ${failureSummary.replaceAll(/\s+/g, ' ')}`,
    ),
  )
}

/**
 * A target half under the header of a scrolled page seems too small, and a text that fades in too pale: the ticker's
 * next message fades while axe looks, so the page is asked for less motion.
 */
async function settled(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    // A focus that moves late, such as to a refusal, scrolls the page once more.
    for (let tries = 0; tries < 3 || (scrollY > 0 && tries < 20); tries++) {
      scrollTo({ top: 0, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    // The header comes back by a transition, which a busy machine begins late.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // What follows the scrolling never finishes.
    const finite = document
      .getAnimations()
      .filter(({ effect, timeline }) => timeline === document.timeline && effect?.getTiming().iterations !== Infinity)
    await Promise.race([
      Promise.allSettled(finite.map(({ finished }) => finished)),
      new Promise((resolve) => setTimeout(resolve, 2000)),
    ])
  })
}
