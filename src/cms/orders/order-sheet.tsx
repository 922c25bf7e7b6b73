'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Order } from '../../domain/orders/order.ts'
import type { OrderAction } from '../../domain/orders/order-state.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderFacts } from './order-facts.tsx'

export type Sheet = { order: Order; paid: number; due: number; actions: OrderAction[]; payment?: { gateway: string; state: string; reference?: string; captured: number; refunded: number } }

/** An order as staff see it, and what they may do with it. */
export function OrderSheet() {
  const { data } = useDocumentInfo()
  const number = typeof data?.number === 'string' ? data.number : undefined
  const [sheet, setSheet] = useState<Sheet>()
  const [problem, setProblem] = useState('')
  const load = async (wanted: string) => {
    const answer = await fetch(`/admin/api/orders/${wanted}/sheet`)
    const body: unknown = await answer.json().catch(() => undefined)
    if (answer.ok) setSheet(body as Sheet)
    else setProblem((body as { message?: string } | undefined)?.message ?? 'The order could not be read.')
  }
  useEffect(() => {
    if (number) void load(number)
  }, [number])
  const act = async (body: object) => {
    setProblem('')
    const answer = await fetch(`/admin/api/orders/${number}/act`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    if (!answer.ok) setProblem(((await answer.json().catch(() => ({}))) as { message?: string }).message ?? 'That did not work.')
    if (number) await load(number)
  }
  if (problem && !sheet) return <p role="alert">{problem}</p>
  if (!sheet || !number) return <p>Reading the order …</p>
  return (
    <div>
      {problem && <p role="alert" style={{ color: 'var(--theme-error-500)', fontWeight: 600 }}>{problem}</p>}
      <OrderActions sheet={sheet} act={act} />
      <OrderFacts sheet={sheet} />
    </div>
  )
}
