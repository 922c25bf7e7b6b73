import type { Locale } from '../locale.ts'
import { plainAmount, typedAmount } from '../pricing/typed-amount.ts'

/** The figures of variants that a grid shows one at a time, and how each is written. */
export const figureKinds = {
  price: 'amount',
  salePrice: 'amount',
  employeePrice: 'amount',
  weightGrams: 'whole',
  sku: 'text',
  stock: 'whole',
  offered: 'yesNo',
  stocked: 'yesNo',
  clearance: 'yesNo',
} as const satisfies Record<string, 'amount' | 'whole' | 'text' | 'yesNo'>
export type VariantFigure = keyof typeof figureKinds
export const figures = Object.keys(figureKinds) as readonly VariantFigure[]
export type FigureValue = number | string | boolean | null

/** As much as a field of units or grams holds. */
const MOST = 999_999

/** What a cell that was typed or pasted says; undefined where it says nothing of its kind. An empty cell is null. */
export function figureOf(figure: VariantFigure, text: string): FigureValue | undefined {
  const plain = text.trim()
  const kind = figureKinds[figure]
  if (kind === 'yesNo') return yesNo.find(({ words }) => words.includes(plain.toLowerCase()))?.value
  if (plain === '') return null
  if (kind === 'text') return plain
  const value = kind === 'amount' ? typedAmount(plain) : wholeOf(plain, figure === 'weightGrams')
  return value !== undefined && (kind === 'amount' || value <= MOST) ? value : undefined
}

/** How a figure is written in a cell: `91.25`, in French `91,25`. */
export function figureText(figure: VariantFigure, value: unknown, locale: Locale): string {
  if (value === null || value === undefined || value === '') return ''
  if (figureKinds[figure] === 'amount' && typeof value === 'number') return plainAmount(value, locale)
  if (figureKinds[figure] === 'yesNo') return value === true ? '1' : '0'
  return String(value)
}

const yesNo = [
  { value: true, words: ['1', 'yes', 'oui', 'true', 'vrai', 'x'] },
  { value: false, words: ['0', 'no', 'non', 'false', 'faux', ''] },
]

/** `1250`, `1 250`, `1,250`; of a weight also `1.25 kg` and `1250 g`. In whole units, or grams. */
function wholeOf(text: string, isWeight: boolean): number | undefined {
  const [, number = '', unit] = /^([\d\s.,\u00a0\u202f]+?)\s*(kg|g)?$/i.exec(text) ?? []
  if (unit && !isWeight) return undefined
  if (unit?.toLowerCase() === 'kg') {
    const kilograms = number.replace(',', '.')
    return /^\d+(\.\d{1,3})?$/.test(kilograms) ? Math.round(Number(kilograms) * 1000) : undefined
  }
  return /^(\d+|\d{1,3}([\s,\u00a0\u202f]\d{3})+)$/.test(number) ? Number(number.replace(/\D/g, '')) : undefined
}

/**
 * The cells of a block copied from a spreadsheet: lines of cells behind tabs. A cell in quotation marks is without
 * them; the line break at the end begins no line.
 */
export const pastedCells = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) =>
      line.split('\t').map((cell) => (/^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell)),
    )

/** The same block as a spreadsheet takes it. */
export const copiedCells = (cells: readonly (readonly string[])[]): string =>
  cells.map((line) => line.join('\t')).join('\n')
