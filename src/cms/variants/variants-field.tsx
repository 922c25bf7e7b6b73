'use client'
import { ArrayField, FieldError, useDocumentInfo, useField, useFormInitializing } from '@payloadcms/ui'
import type { ArrayFieldClientProps } from 'payload'
import { useEffect, useMemo, useRef, useState } from 'react'
import { usualPattern } from '../../domain/catalog/variant-codes.ts'
import { figureKinds } from '../../domain/catalog/variant-figures.ts'
import { variantGrid, type GridOption } from '../../domain/catalog/variant-grid.ts'
import type { Choice } from '../choices.ts'
import { useChoices } from '../fields/use-choices.ts'
import { FaultList, type FaultPlace } from './fault-list.tsx'
import { FigureSwitch } from './figure-switch.tsx'
import { fillOf, focusCell, type Block, type Fill, type GridPlace } from './grid-keys.ts'
import { GridTable, type WrittenCell } from './grid-table.tsx'
import { useGridWords } from './grid-words.ts'
import { OptionPicker } from './option-picker.tsx'
import { SkuPattern } from './sku-pattern.tsx'
import { useFacts } from './use-facts.ts'
import { useGrid, useMadeSkus, useProductParts, type Shown } from './use-grid.ts'
import { useOptions } from './use-options.ts'
import { useUndo } from './use-undo.ts'
import { useRowEdits, useVariants } from './use-variants.ts'
import './variants.css'

/**
 * The variants of a product: its colours and sizes, and one figure of each in a grid; the list with all fields below.
 */
export function VariantsField(props: ArrayFieldClientProps) {
  const { path, readOnly } = props
  const { locale, say } = useGridWords()
  const { showError, errorMessage, disabled: isBusy } = useField({ path, hasRows: true })
  const disabled = readOnly === true || isBusy
  const variants = useVariants(path)
  const options = useOptions(variants)
  const places = useChoices('places') ?? []
  const [shown, setShown] = useState<Shown>({ figure: 'price', place: 'online' })
  const [block, setBlock] = useState<Block>()
  const [notice, setNotice] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const refused = variants.flatMap(({ faults }) => faults.stock ?? []).join()
  const facts = useFacts(
    variants.map(({ sku }) => sku),
    refused,
  )
  useFirstVariant(path, variants.length, readOnly === true)

  // Until the names are here, nothing can be said to be missing.
  const isRead = options.choices.colour !== undefined
  const grid = useMemo(
    () =>
      variantGrid(variants, named(options.own.colour), named(options.own.size), (key) =>
        key === '' ? say('only') : isRead ? say('stray', { key }) : key,
      ),
    [variants, options.own.colour, options.own.size, isRead, say],
  )
  const { viewAt, cellAt, write } = useGrid({ path, variants, grid, facts, shown, locale, say })
  const { savedDocumentData } = useDocumentInfo()
  // Once it is saved, or its lines are others, what its cells had before is no longer theirs.
  const shownGrid = JSON.stringify([shown, keysOf(grid.rows), keysOf(grid.columns), savedDocumentData?.updatedAt])
  const { record, undo, hasSteps } = useUndo(shownGrid, cellAt)
  const [round, setRound] = useState(0)
  const { code } = useProductParts()
  const [pattern, setPattern] = useState<string>()
  const usual = usualPattern(locale, code === '' ? 'name' : 'code')
  const makeAll = useMadeSkus(path, variants, pattern ?? usual, readOnly === true)

  const placeName = places.find(({ value }) => value === shown.place)?.label ?? shown.place
  const caption = shown.figure === 'stock' ? say('stock_at', { place: placeName }) : say(`figure_${shown.figure}`)
  const onWrite = (cells: readonly WrittenCell[], isTyped = false) => {
    record(cells, isTyped && figureKinds[shown.figure] !== 'yesNo')
    if (!isTyped) setRound(round + 1)
    const lost = write(cells)
    setNotice(lost > 0 ? say('no_place', { n: lost }) : '')
  }
  const onUndo = () => {
    const cells = undo()
    if (cells.length === 0) return
    setRound(round + 1)
    write(cells)
    setNotice(say('undone', { n: cells.length }))
  }
  const onMake = () => {
    const places = grid.rows.flatMap((_, row) => grid.columns.map((_, column) => ({ row, column })))
    record(places, false)
    makeAll()
  }
  const size = { rows: grid.rows.length, columns: grid.columns.length }
  const fill = (kind: Fill) => {
    if (!block) return setNotice(say('choose_cell'))
    const cells = fillOf(kind, block, size).flatMap(({ to, from }) => {
      const view = viewAt(from)
      return view && viewAt(to) ? [{ ...to, text: view.text }] : []
    })
    onWrite(cells)
    if (cells.length > 0) setNotice(say('filled', { n: cells.length }))
  }
  const table = useRef<HTMLTableElement>(null)
  const [target, setTarget] = useState<GridPlace>()
  useEffect(() => {
    if (target) focusCell(table.current, target)
  }, [target])
  const show = ({ figure, place }: FaultPlace) => {
    setShown((now) => ({ ...now, figure }))
    setTarget({ ...place })
  }
  const hex = (key: string) => options.choices.colour?.find(({ value }) => value === key)?.hex

  return (
    <section className="variants" id={`field-${path}`} aria-label={say('title')}>
      <header className="variants__head">
        <h3>{say('title')}</h3>
        <p>{say('count', { n: variants.length })}</p>
      </header>
      <FieldError path={path} showError={showError} message={errorMessage} />
      <div className="variants__options">
        <OptionPicker kind="colour" options={options} disabled={disabled} />
        <OptionPicker kind="size" options={options} disabled={disabled} />
      </div>
      <FigureSwitch shown={shown} places={places} onShow={setShown} />
      <div className="variants__tools">
        {(['down', 'across', 'all'] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            className="btn btn--style-secondary btn--size-small"
            disabled={disabled || shown.figure === 'sku'}
            // The cell that is filled from stays the one in use.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => fill(kind)}
          >
            {say(`fill_${kind}`)}
          </button>
        ))}
        <button
          type="button"
          className="btn btn--style-secondary btn--size-small"
          disabled={disabled}
          // It stays in focus when the last step is undone.
          aria-disabled={!hasSteps}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onUndo}
        >
          {say('undo')}
        </button>
        <p className="variants__notice" role="status">
          {notice}
        </p>
      </div>
      {shown.figure === 'sku' && (
        <SkuPattern pattern={pattern ?? usual} onPattern={setPattern} onMake={onMake} disabled={disabled} />
      )}
      <FaultList variants={variants} grid={grid} facts={facts} onShow={show} />
      <GridTable
        grid={grid}
        figure={shown.figure}
        caption={caption}
        disabled={disabled || (shown.figure === 'stock' && facts === undefined)}
        viewAt={viewAt}
        onWrite={onWrite}
        onUndo={onUndo}
        round={round}
        block={block}
        onBlock={setBlock}
        onFill={fill}
        swatchOf={hex}
        table={table}
      />
      <p className="variants__help">{say('keys')}</p>
      <button
        type="button"
        className="btn btn--style-secondary btn--size-small"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {say(isOpen ? 'details_close' : 'details')}
      </button>
      {isOpen && <ArrayField {...props} />}
    </section>
  )
}

const keysOf = (options: readonly GridOption[]) => options.map(({ key }) => key)
const named = (choices: readonly Choice[]) => choices.map(({ value, label }) => ({ key: value, name: label }))

/** A new product begins with one variant, to be filled in or divided. */
function useFirstVariant(path: string, count: number, readOnly: boolean): void {
  const edit = useRowEdits()
  const { id } = useDocumentInfo()
  const isBeginning = useFormInitializing()
  const isEmpty = !id && !readOnly && !isBeginning && count === 0
  useEffect(() => {
    if (isEmpty) edit({ [path]: { add: [{ sku: '', price: null, stocked: true }] } }, false)
  }, [isEmpty, path, edit])
}
