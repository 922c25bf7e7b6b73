import type { Locator } from '@playwright/test'

/**
 * The words and controls that something which floats lies over, wherever its page is scrolled to, and at how many
 * places it was seen at all.
 */
export const coveredBy = (floating: Locator): Promise<{ seen: number; covered: string[] }> =>
  floating.evaluate(async (button) => {
    const found = new Set<string>()
    let times = 0
    // In the bar to buy it covers what of the bar is there: the page is covered by the bar itself.
    const under = (x: number, y: number) => {
      const all = document.elementsFromPoint(x, y).filter((element) => !button.contains(element))
      const bar = all[0]?.closest('[data-buy-bar]')
      return bar ? all.filter((element) => bar.contains(element)) : all
    }
    const isWordOrControl = (x: number, y: number) => (element: Element) => {
      if (element.matches('a, button, input, select, summary, label')) return true
      return [...element.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE) return false
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()].some(
          ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
        )
      })
    }
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 1.5) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const own = button.getBoundingClientRect()
      const isShown = getComputedStyle(button).visibility === 'visible' && own.top < window.innerHeight
      if (!isShown) continue
      times++
      for (let x = own.left + 1; x < own.right; x += 6)
        for (let y = own.top + 1; y < own.bottom; y += 6)
          for (const element of under(x, y).filter(isWordOrControl(x, y)))
            found.add(`${element.tagName} ${element.textContent?.slice(0, 40)}`)
    }
    return { seen: times, covered: [...found] }
  })
