'use client'
import type { OrderSheetData } from './sheet.ts'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { OrderAddress } from './order-address.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderHistory } from './order-history.tsx'
import { StaffNote } from './staff-note.tsx'
import { PickupWaits } from './pickup-waits.tsx'
import { OrderTags } from './order-tags.tsx'
import { Refusal } from './refusal.tsx'
import { WaitingCorrection } from './waiting-correction.tsx'
import { SwapForm } from './swap-form.tsx'
import { localeOr } from '../../domain/locale.ts'
import { money, type Cents } from '../../domain/money.ts'
import { sheetWord, stateName } from './order-sheet-words.ts'
import { postJson } from '../post-json.ts'
import './order-sheet.css'

type Refused = { message?: string; more?: number }
/** The forms of the page: each says beside it why it was refused. */
type Place = 'correction' | 'actions' | 'note' | 'tags' | 'swap' | 'address' | 'history'

/** An order as staff see it, and what they may do with it. */
export function OrderSheet() {
  const { id, data, setData } = useDocumentInfo()
  const {
    i18n: { language },
  } = useTranslation()
  const number = typeof data?.number === 'string' ? data.number : undefined
  const [sheet, setSheet] = useState<OrderSheetData>()
  const [problem, setProblem] = useState<{ words: string; at?: Place }>()
  const [done, setDone] = useState<{ at: Place; refunded: Cents }>()
  const status = useRef<HTMLParagraphElement>(null)
  // A double press, or a retry after a lost response, is executed once; what is asked for instead has a key of its own.
  const key = useRef<{ of: string; key: string }>(undefined)
  const load = useCallback(
    async (wanted: string) => {
      const answer = await fetch(`/admin/api/orders/${wanted}/sheet`).catch(() => undefined)
      const body: unknown = await answer?.json().catch(() => undefined)
      if (answer?.ok && body) {
        const read = body as OrderSheetData
        setSheet(read)
        return read
      }
      const words = (body as { message?: string } | undefined)?.message ?? sheetWord(language, 'unread')
      // Why a step was refused matters more.
      setProblem((before) => before ?? { words })
      return undefined
    },
    [language],
  )
  useEffect(() => {
    if (number) void load(number)
  }, [number, load])
  // A step takes its button away, and the next one in its place may be one that refunds.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (done && (done.at === 'actions' || isLost)) status.current?.focus()
  }, [done])
  /** Why it was not done, if it was not. */
  const send = async (at: Place, body: object, path = 'act'): Promise<Refused | undefined> => {
    setProblem(undefined)
    setDone(undefined)
    const of = JSON.stringify([path, body])
    if (key.current?.of !== of) key.current = { of, key: newKey() }
    const asked = { ...body, key: key.current.key }
    const answer = await postJson(`/admin/api/orders/${number}/${path}`, asked).catch(() => undefined)
    if (!answer) {
      setProblem({ at, words: sheetWord(language, 'failed') })
      return {}
    }
    key.current = undefined
    const refused = answer.ok ? undefined : ((await answer.json().catch(() => ({}))) as Refused)
    // What it costs more is said beside the button that agrees to it.
    if (refused && refused.more === undefined)
      setProblem({ at, words: refused.message ?? sheetWord(language, 'failed') })
    const now = number ? await load(number) : undefined
    if (!refused) {
      setDone({ at, refunded: (now?.order.refunded ?? 0) - (sheet?.order.refunded ?? 0) })
      void noteSaved()
    }
    return refused
  }
  /** Payload says above the sheet when the order was saved last. */
  const noteSaved = async () => {
    const answer = await fetch(`/admin/api/orders/${id}?depth=0&select[updatedAt]=true`).catch(() => undefined)
    const { updatedAt } = answer?.ok ? ((await answer.json()) as { updatedAt?: string }) : {}
    if (updatedAt) setData({ ...data, updatedAt })
  }
  const isDone = async (at: Place, body: object, path?: string) => (await send(at, body, path)) === undefined
  const act = async (at: Place, body: object, path?: string) => void (await send(at, body, path))
  const refusalAt = (at?: Place) => problem && problem.at === at && <Refusal words={problem.words} />
  if (!sheet || !number) return refusalAt() ?? <p role="status">{sheetWord(language, 'reading')}</p>
  return (
    <div className="order-sheet">
      <div className="order-sheet__head">
        <h2>{number}</h2>
        <p role="status" ref={status} tabIndex={-1} className="order-sheet__state">
          {stateName(language, sheet.order.state, sheet.order.fulfilment)}
          {done && done.refunded > 0 && (
            <span>
              {' · '}
              {sheetWord(language, 'refundedNow', { amount: money(done.refunded, localeOr(language)) })}
            </span>
          )}
        </p>
        {sheet.order.payment.isTest && <span className="order-sheet__test">{sheetWord(language, 'test')}</span>}
      </div>
      <PickupWaits sheet={sheet} language={language} />
      {refusalAt()}
      {sheet.order.correction && (
        <WaitingCorrection
          waiting={sheet.order.correction}
          lines={sheet.order.lines}
          language={language}
          onWithdraw={sheet.mayWithdraw ? () => act('correction', {}, 'withdraw-correction') : undefined}
        />
      )}
      {refusalAt('correction')}
      <OrderActions sheet={sheet} act={(body, path) => isDone('actions', body, path)} language={language} />
      {refusalAt('actions')}
      <StaffNote language={language} onNote={(note) => isDone('note', { note }, 'note')} />
      {refusalAt('note')}
      <OrderTags
        key={sheet.tags}
        tags={sheet.tags}
        language={language}
        onSave={(tags) => act('tags', { tags }, 'tags')}
      />
      {refusalAt('tags')}
      {sheet.swappable.length > 0 && (
        <SwapForm
          key={JSON.stringify(sheet.order.lines.map(({ sku, quantity }) => [sku, quantity]))}
          order={sheet.order}
          lines={sheet.swappable}
          language={language}
          onSwap={(swap) => act('swap', swap, 'swap')}
        />
      )}
      {refusalAt('swap')}
      {sheet.mayCorrectAddress && sheet.order.address && (
        <OrderAddress
          key={JSON.stringify(sheet.order.address)}
          address={sheet.order.address}
          language={language}
          onSave={async (address, agreed) => (await send('address', { address, agreed }, 'address'))?.more}
        />
      )}
      {refusalAt('address')}
      {sheet.mayTakeOrders && (
        <p>
          <a href={`/admin/phone-order?order=${number}`}>{sheetWord(language, 'another')}</a>
        </p>
      )}
      <OrderFacts sheet={sheet} language={language} />
      <OrderHistory
        order={sheet.order}
        language={language}
        resendable={sheet.resendable}
        onResend={(at) => act('history', { at }, 'resend')}
      />
      {refusalAt('history')}
    </div>
  )
}

/** `randomUUID` is there on secure addresses only. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
