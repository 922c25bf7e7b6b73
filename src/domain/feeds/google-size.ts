import type { WornKind } from './google-category.ts'

export const sizeTypes = ['regular', 'petite', 'maternity', 'big', 'tall', 'plus'] as const
export const sizeSystems = ['AU', 'BR', 'CN', 'DE', 'EU', 'FR', 'IT', 'JP', 'MEX', 'UK', 'US'] as const

/**
 * Whose sizes these are: numbers from 34 on of shoes are European, others American, which Canada uses. Undefined where
 * the size is not a number: letters are everybody's, and boots for skis are measured in centimetres (24.5), which is no
 * system of Google's.
 */
export function sizeSystemOf(size: string, kind: WornKind): (typeof sizeSystems)[number] | undefined {
  const number = /^(?:eu |us )?(\d{1,2}(?:\.\d)?)/i.exec(size)?.[1]
  if (number === undefined || kind === 'accessories') return undefined
  if (/^eu /i.test(size)) return 'EU'
  return kind === 'shoes' && Number(number) >= 34 ? 'EU' : 'US'
}

/** `1X` and more are plus sizes, `M Tall` is tall; all else is regular. */
export function sizeTypeOf(size: string): (typeof sizeTypes)[number] {
  if (/^\d+x$/i.test(size)) return 'plus'
  if (/\b(tall|long)\b/i.test(size)) return 'tall'
  return /\bpetite\b/i.test(size) ? 'petite' : 'regular'
}
