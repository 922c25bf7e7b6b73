import type { Cents } from '../money.ts'

/** Amounts of money in a text, in cents: `$1,234.50`, `1 234,50 $`, `50 dollars`, `CAD 20`. */
export function amountsIn(text: string): Cents[] {
  const found = text.matchAll(
    /(?:\$|cad)[\s\u00a0]?(\d[\d\s\u00a0\u202f.,]*)|(\d[\d\s\u00a0\u202f.,]*?)[\s\u00a0]?(?:\$|dollars?|cad\b)/gi,
  )
  return [...found].map(([, after, before]) => centsOf(after ?? before ?? '')).filter((cents) => !Number.isNaN(cents))
}

/**
 * Whether a sentence of a language model may be shown: only if every amount in it appears in the shop's own data that
 * the model was given, and it contains no link, because only the shop's code adds links. This stops invented or
 * injected prices.
 */
export function isSupported(sentence: string, facts: string): boolean {
  if (/https?:|www\.|\S@\S|\]\(|<\/?[a-z]/i.test(sentence)) return false
  const known = new Set(amountsIn(facts))
  return amountsIn(sentence).every((amount) => known.has(amount))
}

/** Cuts the whole sentences off the beginning of a growing text. */
export function sentencesOf(text: string): { sentences: string[]; rest: string } {
  const sentences: string[] = []
  let rest = text
  for (let end = endOf(rest); end > 0; end = endOf(rest)) {
    sentences.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return { sentences, rest }
}

/** Personal data that must not reach a third party: e-mail addresses and long numbers. */
export const withoutPerson = (text: string): string =>
  text.replace(/\S+@\S+/g, '…').replace(/\+?\d[\d\s().-]{7,}\d/g, '…')

const endOf = (text: string): number => /^[\s\S]*?(?:[.!?…](?=\s)|\n)\s*/.exec(text)?.[0].length ?? 0

function centsOf(digits: string): Cents {
  const compact = digits.replace(/[\s\u00a0\u202f]/g, '').replace(/[.,]+$/, '')
  const [, whole = '', part = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(compact) ?? []
  return Number(whole.replace(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0'))
}
