import { shopName } from '../../domain/shop-name.ts'
import { senderLines } from '../../domain/shop-sender.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Letter } from './letter-data.ts'

const RULE = '-'.repeat(40)

/**
 * A letter as plain text, in the words of its HTML: lines are broken where the writer broke them, and each URL is alone
 * on its line.
 */
export function letterText({
  locale,
  subject,
  paragraphs,
  warning,
  code,
  button,
  more,
  lines = [],
  amounts = [],
  blocks = [],
  notes = [],
}: Letter): string {
  const links = [button, more].flatMap((link) => (link ? [`${link.words}\n${link.href}`] : []))
  const goods = lines.map(({ title, details, amount }) =>
    [title, [details, amount].filter(Boolean).join(' – ')].filter(Boolean).join('\n'),
  )
  const sums = amounts.map(({ label, value }) => `${label}${colon[locale]}${value}`).join('\n')
  return [
    shopName(),
    subject,
    warning,
    ...paragraphs,
    code && [code.code, code.label].filter(Boolean).join('\n'),
    ...links,
    ...(goods.length > 0 ? [RULE, ...goods] : []),
    ...(sums ? [RULE, sums] : []),
    ...blocks.map((block) => [block.heading, ...block.lines].join('\n')),
    ...notes.map(({ text, link }) => [text, link?.href].filter(Boolean).join('\n')),
    senderLines(locale).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const colon: Record<Locale, string> = { en: ': ', fr: '\u00a0: ' }
