import type { Page } from '@playwright/test'

/**
 * The text that a person who needs large text loses on a page: a page wider than its window, and words that lie outside
 * the window, outside a box that cuts, or outside the button they are the name of. Empty where nothing is lost. Parts
 * that scroll sideways by design are ignored: rows of tiles, tables and maps (WCAG 2.2, 1.4.10).
 */
export async function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const root = document.documentElement
    const width = root.clientWidth
    const SLACK = 2
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${(element.getAttribute('class') ?? '').slice(0, 60)}">`
    if (root.scrollWidth > width) {
      const wide = [...document.body.querySelectorAll('*')].filter(
        (element) =>
          element.getBoundingClientRect().right > width + SLACK &&
          element.getBoundingClientRect().width > 0 &&
          !boxAround(element, true),
      )
      found.push(`the page is ${root.scrollWidth} wide in ${width}: ${wide.slice(0, 3).map(name).join(' ')}`)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const parent = node.parentElement
      if (
        !text ||
        !parent ||
        !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
        parent.closest('script, style, option, [aria-hidden=true], [inert]')
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = boxAround(parent, false)
      // For screen readers only.
      if (box && box.rect.width <= 1 && box.rect.height <= 1) continue
      const button = parent.closest('button, a, summary')
      for (const line of range.getClientRects()) {
        if (line.width < 1) continue
        const middle = (line.top + line.bottom) / 2
        const say = (why: string) => found.push(`${why}: “${text.slice(0, 40)}” ${name(parent)}`)
        if (box?.scrolls) break
        if (!box && (line.left < -SLACK || line.right > width + SLACK)) say('outside the window')
        else if (
          box &&
          (line.left < box.rect.left - SLACK ||
            line.right > box.rect.right + SLACK ||
            middle < box.rect.top ||
            middle > box.rect.bottom)
        )
          say(`cut by ${name(box.element)}`)
        else if (button && getComputedStyle(button).display !== 'inline') {
          const rect = button.getBoundingClientRect()
          if (
            line.left < rect.left - SLACK ||
            line.right > rect.right + SLACK ||
            middle < rect.top ||
            middle > rect.bottom
          )
            say('outside its button')
          else continue
        } else continue
        break
      }
    }
    return [...new Set(found)]

    /** The nearest box around an element that clips its overflow, or that can be scrolled. */
    function boxAround(
      element: Element,
      sideways: boolean,
    ): { element: Element; rect: DOMRect; scrolls: boolean } | undefined {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at)
        const scrolls = [overflowX, ...(sideways ? [] : [overflowY])].some((way) => way === 'auto' || way === 'scroll')
        if (scrolls || overflowX === 'hidden' || overflowX === 'clip' || (!sideways && overflowY === 'hidden'))
          return { element: at, rect: at.getBoundingClientRect(), scrolls }
        if (position === 'fixed') return undefined
      }
      return undefined
    }
  })
}
