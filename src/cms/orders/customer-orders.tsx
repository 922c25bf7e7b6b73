'use client'
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { localeOr } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { orderStates } from '../../domain/orders/order-state.ts'
import { moment, sheetWord, stateName } from './order-sheet-words.ts'
import './order-sheet.css'

const MOST = 50
const found = z.object({
  totalDocs: z.number(),
  docs: z.array(
    z.object({
      id: z.number(),
      number: z.string(),
      placedAt: z.string(),
      state: z.enum(orderStates),
      fulfilment: z.enum(['ship', 'pickup', 'email']),
      total: z.number(),
      phone: z.string().nullish(),
    }),
  ),
})

/** The orders of a customer, newest first, each a link to its page. */
export function CustomerOrders() {
  const { config } = useConfig()
  const { id } = useDocumentInfo()
  const {
    i18n: { language },
  } = useTranslation()
  const [orders, setOrders] = useState<z.infer<typeof found> | 'failed'>()
  const { api } = config.routes
  useEffect(() => {
    if (id === undefined) return
    const leave = new AbortController()
    const query = `where[customer][equals]=${encodeURIComponent(String(id))}&sort=-placedAt&depth=0&limit=${MOST}`
    fetch(`${api}/orders?${query}`, { signal: leave.signal })
      .then(async (answer) => setOrders(answer.ok ? found.parse(await answer.json()) : 'failed'))
      .catch(() => leave.signal.aborted || setOrders('failed'))
    return () => leave.abort()
  }, [api, id])
  if (orders === 'failed') return <p role="alert">{sheetWord(language, 'failed')}</p>
  return (
    <div className="order-sheet" style={{ marginBlockStart: 'calc(var(--base) * 1.5)' }}>
      <section className="order-sheet__scroll" aria-busy={!orders}>
        <h3>{sheetWord(language, 'ofCustomer')}</h3>
        {!orders ? (
          <p role="status">{sheetWord(language, 'reading')}</p>
        ) : orders.docs.length === 0 ? (
          <p>{sheetWord(language, 'noOrders')}</p>
        ) : (
          <ul>
            {orders.docs.map((order) => (
              <li key={order.id}>
                <Link href={`/admin/collections/orders/${order.id}`} prefetch={false}>
                  {order.number}
                </Link>
                {`, ${moment(language, order.placedAt)}, ${stateName(language, order.state, order.fulfilment)}, ${money(order.total, localeOr(language))}`}
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
