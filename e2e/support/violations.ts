import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds wrong with a page from its top; nothing of any kind is let through. */
export async function violations(page: Page): Promise<string[]> {
  // A target half under the header of a scrolled page seems too small.
  await page.evaluate(async () => {
    // A focus that moves late, such as to a refusal, scrolls the page once more.
    for (let tries = 0; tries < 3 || (scrollY > 0 && tries < 20); tries++) {
      scrollTo({ top: 0, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    // The header comes back by a transition, which a busy machine begins late.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const finite = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.race([
      Promise.allSettled(finite.map(({ finished }) => finished)),
      new Promise((resolve) => setTimeout(resolve, 2000)),
    ])
  })
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`)
}
