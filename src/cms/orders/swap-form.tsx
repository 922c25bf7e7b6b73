'use client'
import { Button } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { localeOr } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import type { LineUnits } from '../../domain/orders/parcel-record.ts'
import { wordsOf } from '../staff-words.ts'
import { nameOfLine, sheetWord } from './order-sheet-words.ts'
import type { OrderSheetData } from './sheet.ts'
import { postJson } from '../post-json.ts'
import { refused } from '../refused.ts'

const say = wordsOf('order')
const listed = z.object({ variants: z.array(z.object({ sku: z.string(), label: z.string(), left: z.number() })) })
const priced = z.object({ refund: z.number() })
type Variants = z.infer<typeof listed>['variants']
type Price = { refund: number } | { problem: string }

type Props = {
  order: OrderSheetData['order']
  /** The lines of which units may be swapped, and how many. */
  lines: readonly LineUnits[]
  language: string
  onSwap(swap: object): Promise<void>
}

/**
 * Another size or colour in place of what was ordered; what is refunded is shown before it is done, what it costs more
 * before the customer is mailed a link to pay it.
 */
export function SwapForm({ order, lines, language, onSwap }: Props) {
  const locale = localeOr(language)
  const [line, setLine] = useState<number>()
  const [variants, setVariants] = useState<Variants>()
  const [sku, setSku] = useState('')
  const [quantity, setQuantity] = useState(1)
  const [price, setPrice] = useState<Price>()
  const [busy, setBusy] = useState(false)
  const most = lines.find((one) => one.line === line)?.quantity ?? 0
  const path = `/admin/api/orders/${order.number}`
  useEffect(() => {
    setVariants(undefined)
    if (line === undefined) return
    const leave = new AbortController()
    fetch(`${path}/swaps?line=${line}`, { signal: leave.signal })
      .then(async (answer) => setVariants(listed.parse(await answer.json()).variants))
      .catch(() => leave.signal.aborted || setPrice({ problem: sheetWord(language, 'failed') }))
    return () => leave.abort()
  }, [path, line, language])
  useEffect(() => {
    setPrice(undefined)
    if (line === undefined || sku === '') return
    const leave = new AbortController()
    postJson(`${path}/swap`, { line, quantity, sku, key: 'only-to-see-the-difference' }, leave.signal)
      .then(async (answer) => {
        const body: unknown = await answer.json()
        setPrice(answer.ok ? priced.parse(body) : { problem: refused.parse(body).message })
      })
      .catch(() => leave.signal.aborted || setPrice({ problem: sheetWord(language, 'failed') }))
    return () => leave.abort()
  }, [path, line, quantity, sku, language])
  const swap = async (agreed: number) => {
    setBusy(true)
    await onSwap({ line, quantity, sku, agreed })
    setBusy(false)
  }
  return (
    <fieldset className="order-sheet__row" aria-label={say(locale, 'swap_title')}>
      <p className="order-sheet__wide">
        <strong>{say(locale, 'swap_title')}</strong> {say(locale, 'swap_hint')}
      </p>
      <label className="order-sheet__field">
        {say(locale, 'swap_line')}
        <select
          value={line ?? ''}
          onChange={({ target }) => {
            setLine(target.value === '' ? undefined : Number(target.value))
            setSku('')
            setQuantity(1)
          }}
        >
          <option value="">–</option>
          {lines.map(({ line: place }) => (
            <option key={place} value={place}>
              {nameOfLine(language, order.lines[place])}
            </option>
          ))}
        </select>
      </label>
      {line !== undefined && (
        <>
          <label className="order-sheet__field">
            {`${sheetWord(language, 'units')} (${sheetWord(language, 'of')} ${most})`}
            <input
              type="number"
              min={1}
              max={most}
              value={quantity}
              onChange={({ target }) => setQuantity(Math.min(most, Math.max(1, Math.round(Number(target.value)))))}
            />
          </label>
          <label className="order-sheet__field">
            {say(locale, 'swap_for')}
            <select value={sku} disabled={!variants?.length} onChange={({ target }) => setSku(target.value)}>
              <option value="">–</option>
              {variants?.map(({ sku: other, label, left }) => (
                <option key={other} value={other} disabled={left < quantity}>
                  {say(locale, 'swap_option', { label, left })}
                </option>
              ))}
            </select>
          </label>
          <output>
            {variants?.length === 0
              ? say(locale, 'swap_none')
              : price === undefined
                ? ''
                : 'problem' in price
                  ? price.problem
                  : price.refund > 0
                    ? `${sheetWord(language, 'refunds')} ${money(price.refund, locale)}`
                    : price.refund < 0
                      ? say(locale, 'swap_more', { amount: money(-price.refund, locale) })
                      : say(locale, 'swap_even')}
          </output>
          <Button
            size="medium"
            buttonStyle="secondary"
            disabled={busy || price === undefined || 'problem' in price}
            onClick={() => price && 'refund' in price && void swap(price.refund)}
          >
            {price && 'refund' in price && price.refund < 0
              ? say(locale, 'waiting_send', { amount: money(-price.refund, locale) })
              : say(locale, 'swap_do')}
          </Button>
        </>
      )}
    </fieldset>
  )
}
