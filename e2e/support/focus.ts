import type { Page } from '@playwright/test'

/**
 * Presses Tab so many times and reports, after each, whether the focus is inside the open dialog. The page's own frame
 * (the body) counts as outside of nothing.
 */
export async function tabsInside(page: Page, times: number): Promise<boolean[]> {
  const inside: boolean[] = []
  for (let time = 0; time < times; time++) {
    await page.keyboard.press('Tab')
    inside.push(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog[open]') !== null,
      ),
    )
  }
  return inside
}

/** Scrolls and waits until the page's listeners have run. */
export const scrollTo = (page: Page, y: number): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => resolve(), { once: true })
        window.scrollTo({ top: wanted, behavior: 'instant' })
      }),
    y,
  )

/**
 * The problem with the position of the focus (WCAG 2.2, 2.4.7 and 2.4.11): it is nowhere, on something without a size,
 * outside the window, under something else, or its ring is not drawn or cut away. Undefined if there is none. The ring
 * may be drawn around a substitute of the element: the label of a radio button, the tile of a link.
 */
export async function focusProblem(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return 'nowhere'
    const say = (why: string) =>
      `${why}: <${element.tagName.toLowerCase()}> “${(element.ariaLabel ?? (element.innerText || element.getAttribute('name') || '')).trim().slice(0, 40)}”`
    const label = (element as HTMLInputElement).labels?.[0]
    const own = element.getBoundingClientRect()
    const box = label && own.width < 3 ? label.getBoundingClientRect() : own
    if (box.width < 3 || box.height < 3) return say('without a size')
    if (box.bottom <= 0 || box.right <= 0 || box.top >= innerHeight || box.left >= innerWidth)
      return say('outside the window')
    // Two sliders lie on one track, and only their handles take the pointer.
    if ((element as HTMLInputElement).type === 'range') return undefined
    const middle = (from: number, to: number, end: number) => (Math.max(from, 0) + Math.min(to, end)) / 2
    const top = document.elementFromPoint(
      middle(box.left, box.right, innerWidth),
      middle(box.top, box.bottom, innerHeight),
    )
    if (top && ![element, label].some((part) => part && (part.contains(top) || top.contains(part))))
      return say(`under <${top.tagName.toLowerCase()} class="${top.getAttribute('class')?.slice(0, 40)}">`)
    const width = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle === 'none' ? 0 : parseFloat(outlineWidth)
    const carriers = [element, label, element.parentElement, element.closest('label')].filter(
      (part) => part instanceof HTMLElement,
    )
    if (width(getComputedStyle(element, '::after')) > 0) return undefined
    const carrier = carriers.find((part) => width(getComputedStyle(part)) > 0)
    if (!carrier) return say('without a ring')
    const style = getComputedStyle(carrier)
    const reach = parseFloat(style.outlineOffset)
    const ring = carrier.getBoundingClientRect()
    for (let at = carrier.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const cut = at.getBoundingClientRect()
      const lost = [
        ring.left - reach <= cut.left,
        ring.right + reach >= cut.right,
        ring.top - reach <= cut.top,
        ring.bottom + reach >= cut.bottom,
      ].filter(Boolean)
      return lost.length > 2 ? say('its ring is cut') : undefined
    }
    return undefined
  })
}
