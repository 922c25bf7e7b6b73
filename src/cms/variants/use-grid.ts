'use client'
import { useFormFields } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { skuOf } from '../../domain/catalog/variant-codes.ts'
import { figureKinds, figureOf, figureText, type VariantFigure } from '../../domain/catalog/variant-figures.ts'
import { cellKey, type VariantGrid } from '../../domain/catalog/variant-grid.ts'
import type { Locale } from '../../domain/locale.ts'
import type { VariantFacts } from './variant-facts.ts'
import type { GridPlace } from './grid-keys.ts'
import type { CellView, WrittenCell } from './grid-table.tsx'
import type { SayGrid } from './grid-words.ts'
import { useRowEdits, useRowValues, type FormVariant } from './use-variants.ts'

/** The figure shown, and of stock the place. */
export type Shown = { figure: VariantFigure; place: string }

type Of = {
  path: string
  variants: readonly FormVariant[]
  grid: VariantGrid
  facts: VariantFacts | undefined
  shown: Shown
  locale: Locale
  say: SayGrid
}

/** What nothing can be read from stays in its cell as it was typed; the form holds this, which the server refuses. */
const UNREADABLE = -1

/** The texts and faults of the cells, and what writing into them does to the form. */
export function useGrid({ path, variants, grid, facts, shown, locale, say }: Of) {
  const edit = useRowEdits()
  const valuesOf = useRowValues()
  const { figure, place } = shown
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const wrongKey = (variant: FormVariant) => `${variant.id} ${figure} ${figure === 'stock' ? place : ''}`
  const keysAt = ({ row, column }: GridPlace) => [grid.rows[row]?.key ?? '', grid.columns[column]?.key ?? ''] as const
  const isInside = ({ row, column }: GridPlace) => row < grid.rows.length && column < grid.columns.length
  const indexAt = (at: GridPlace) => grid.places.get(cellKey(...keysAt(at)))
  const levelOf = ({ sku }: FormVariant) => facts?.stock[sku]?.[place] ?? null

  const viewAt = (at: GridPlace): CellView | undefined => {
    const index = indexAt(at)
    const variant = index === undefined ? undefined : variants[index]
    if (figure === 'offered') {
      const isMade = variant !== undefined
      return { text: figureText(figure, isMade, locale), path: '', checked: isMade }
    }
    if (!variant) return undefined
    const name = `${path}.${index}.${figure}${figure === 'stock' ? `.${place}` : ''}`
    const unread = wrong[wrongKey(variant)]
    if (unread !== undefined) return { text: unread, path: name, fault: say(faultWord(figure)) }
    const value = figure === 'stock' ? (variant.stock[place]?.to ?? levelOf(variant)) : variant[figure]
    const fault = faultOf(variant, figure, facts)
    const text = figureText(figure, value, locale)
    return { text, path: name, fault, ...(typeof value === 'boolean' && { checked: value }) }
  }

  /** A cell as it can be written back; a variant that is removed goes with all its fields. */
  const cellAt = ({ row, column }: GridPlace): WrittenCell | undefined => {
    if (!isInside({ row, column })) return undefined
    const [view, index] = [viewAt({ row, column }), indexAt({ row, column })]
    if (!view) return undefined
    const isWhole = figure === 'offered' && index !== undefined
    return { row, column, text: view.text, ...(isWhole && { variant: valuesOf(`${path}.${index}`) }) }
  }

  const writeOffered = (cells: readonly WrittenCell[]) => {
    const add: Record<string, unknown>[] = []
    const remove: number[] = []
    for (const cell of cells) {
      const [index, made] = [indexAt(cell), figureOf('offered', cell.text)]
      const [colour, size] = keysAt(cell)
      if (made === false && index !== undefined) remove.push(index)
      if (made !== true || index !== undefined) continue
      if (cell.variant) {
        add.push(cell.variant)
        continue
      }
      const like = variants.find((each) => each.size === size) ?? variants[0]
      const { price = null, salePrice = null, employeePrice = null, weightGrams = null } = like ?? {}
      const costs = { price, salePrice, employeePrice, weightGrams, stocked: like?.stocked ?? true }
      add.push({ sku: '', ...costs, colour: colour || null, size: size || null })
    }
    if (add.length + remove.length > 0) edit({ [path]: { add, remove } })
  }

  /** Returns how many cells had no place in the table. */
  const write = (cells: readonly WrittenCell[]): number => {
    const inside = cells.filter(isInside)
    if (figure === 'offered') writeOffered(inside)
    else {
      const [texts, set] = [{ ...wrong }, [] as { at: number; values: Record<string, unknown> }[]]
      for (const cell of inside) {
        const at = indexAt(cell)
        const variant = at === undefined ? undefined : variants[at]
        if (at === undefined || !variant) continue
        const value = figureOf(figure, cell.text)
        const isUnread = value === undefined || (figure === 'stock' && value === null && levelOf(variant) !== null)
        if (isUnread) texts[wrongKey(variant)] = cell.text
        else delete texts[wrongKey(variant)]
        const readable = isUnread ? UNREADABLE : value
        if (figure !== 'stock') set.push({ at, values: { [figure]: figure === 'sku' ? (readable ?? '') : readable } })
        else set.push({ at, values: { stock: stockWith(variant, place, levelOf(variant), readable) } })
      }
      setWrong(texts)
      if (set.length > 0) edit({ [path]: { set } })
    }
    return cells.filter((cell) => cell.text !== '' && !inside.includes(cell as (typeof inside)[number])).length
  }
  return { viewAt, cellAt, write }
}

/** An edit of the stock at one place, on what is known to be there; none where that is what is wanted. */
function stockWith(variant: FormVariant, place: string, from: number | null, to: unknown) {
  const { [place]: _, ...others } = variant.stock
  return typeof to === 'number' && to !== from ? { ...others, [place]: { from, to } } : others
}

export const faultOf = (
  variant: FormVariant,
  figure: VariantFigure,
  facts: VariantFacts | undefined,
): string | undefined =>
  variant.faults[figure] ??
  (figure === 'sku' ? (facts?.taken[variant.sku] ?? variant.faults.colour ?? variant.faults.size) : undefined)

const faultWord = (figure: VariantFigure) =>
  figureKinds[figure] === 'amount' ? 'wrong_amount' : figure === 'weightGrams' ? 'wrong_weight' : 'wrong_units'

/** Makes the SKUs that nobody has written, from the pattern, and again while code and title are typed. */
export function useMadeSkus(path: string, variants: readonly FormVariant[], pattern: string, disabled: boolean) {
  const edit = useRowEdits()
  const made = useRef(new Map<string, string>())
  const parts = useProductParts()
  const skuFor = ({ colour, size }: FormVariant) => skuOf(pattern, { ...parts, colour, size })
  const isReady = !disabled && (parts.code !== '' || parts.name !== '')
  const open = variants.flatMap((variant, at) => {
    const isFree = variant.sku === '' || made.current.get(variant.id) === variant.sku
    const sku = isReady && isFree ? skuFor(variant) : variant.sku
    return sku === variant.sku ? [] : [{ at, id: variant.id, sku }]
  })
  const text = JSON.stringify(open)
  useEffect(() => {
    const found = JSON.parse(text) as typeof open
    if (found.length === 0) return
    for (const { id, sku } of found) made.current.set(id, sku)
    edit({ [path]: { set: found.map(({ at, sku }) => ({ at, values: { sku } })) } })
  }, [text, path, edit])
  /** All of them anew, those that were written by hand, too. */
  return () => {
    const all = variants.map((variant, at) => ({ at, id: variant.id, sku: skuFor(variant) }))
    for (const { id, sku } of all) made.current.set(id, sku)
    edit({ [path]: { set: all.map(({ at, sku }) => ({ at, values: { sku } })) } })
  }
}

/** The code and title of the product, of which SKUs are made. */
export function useProductParts() {
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
  const code = useFormFields(([fields]) => text(fields.code?.value))
  const name = useFormFields(([fields]) => text(fields.title?.value))
  return { code, name }
}
