import { createContext } from 'react'
import type { FooterColumn } from '../../domain/shell/shell.ts'

/**
 * The columns of links of the footer. The server renders them from here; in the browser there are none, and
 * `readColumns` finds them in the HTML.
 */
export const FooterColumns = createContext<readonly FooterColumn[]>([])

/** The line below its sign, in the same way. */
export const FooterSlogan = createContext<string | undefined>(undefined)

let inPage: readonly FooterColumn[] = []
let slogan: string | undefined

/** Remembers the columns and the line that the page came with, before a living footer takes their place. */
export function readFooter(footer: Element): void {
  slogan = footer.querySelector('p.max-w-xs')?.textContent
  inPage = [...footer.querySelectorAll('.footer-group')].map((group) => ({
    title: group.querySelector('h2')?.textContent ?? '',
    links: [...group.querySelectorAll('a')].map((link) => ({
      title: link.textContent,
      url: link.getAttribute('href') ?? '',
    })),
  }))
}

export const columnsInPage = (): readonly FooterColumn[] => inPage
export const sloganInPage = (): string | undefined => slogan
