import type { Locale } from '../../domain/locale.ts'

/** A row of amounts; `strong` for the sum. */
export type Amount = { label: string; value: string; strong?: boolean }

export type Letter = {
  locale: Locale
  subject: string
  paragraphs: string[]
  /** Shown in a box, such as that no real money moved. */
  warning?: string | undefined
  /** To be copied: on one line, on the narrowest phone too. A short one is read off, and large. */
  code?: { label?: string; code: string } | undefined
  button?: { href: string; words: string } | undefined
  more?: { href: string; words: string } | undefined
  lines?: { title: string; details: string; amount: string }[]
  amounts?: Amount[]
  blocks?: { heading: string; lines: string[] }[]
  /** Small print at the end, such as what to do if the reader did not ask for it. */
  notes?: { text: string; link?: { href: string; words: string } }[]
}
