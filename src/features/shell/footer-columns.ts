import { createContext } from 'react'
import type { ReadShell } from '../../domain/shell/shell.ts'

type FooterInPage = Pick<ReadShell, 'footer' | 'slogan'>
const none: FooterInPage = { footer: [] }

/**
 * The columns of links of the footer, and the line below its sign. The server renders them from here; in the browser
 * there are none, and `readFooter` finds them in the HTML.
 */
export const RenderedFooter = createContext<FooterInPage>(none)

let inPage = none

/** Remembers what the page's footer came with, before a living one takes its place. */
export function readFooter(element: Element): void {
  const slogan = element.querySelector('p.max-w-xs')?.textContent
  const footer = [...element.querySelectorAll('.footer-group')].map((group) => ({
    title: group.querySelector('h2')?.textContent ?? '',
    links: [...group.querySelectorAll('a')].map((link) => ({
      title: link.textContent,
      url: link.getAttribute('href') ?? '',
    })),
  }))
  inPage = { footer, ...(slogan && { slogan }) }
}

export const footerInPage = (): FooterInPage => inPage
