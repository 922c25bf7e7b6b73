import { useConfig } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { locales, type Locale } from '../../domain/locale.ts'
import { postJson } from '../post-json.ts'
import { refusedProblems } from '../refused.ts'

export const textFields = ['email', 'phone', 'name', 'line1', 'line2', 'city', 'postalCode'] as const
export type TextField = (typeof textFields)[number]
export type PhoneLine = { sku: string; label: string; quantity: number }
export type PhoneForm = Record<TextField, string> & {
  language: Locale
  province: string
  delivery: string
  store: string
  lines: PhoneLine[]
}
const empty = (language: Locale): PhoneForm => ({
  ...(Object.fromEntries(textFields.map((field) => [field, ''])) as Record<TextField, string>),
  language,
  province: 'QC',
  delivery: 'regular',
  store: '',
  lines: [],
})

/** Whose order it follows: what a phone order needs of it. */
const before = z.object({
  order: z.object({
    locale: z.enum(locales),
    contact: z.object({ email: z.string(), phone: z.string() }),
    address: z
      .object({
        name: z.string(),
        line1: z.string(),
        line2: z.string().optional(),
        city: z.string(),
        province: z.string(),
        postalCode: z.string(),
      })
      .optional(),
    pickupName: z.string().optional(),
    store: z.object({ slug: z.string() }).optional(),
  }),
})
const priced = z.object({ amounts: z.array(z.object({ label: z.string(), cents: z.number() })) })
type Deed = 'price' | 'send'
export type PhoneAmounts = z.infer<typeof priced>['amounts']

/** What the page of an order by phone holds and asks for. */
export function usePhoneOrder(language: Locale) {
  const { config } = useConfig()
  const [form, setForm] = useState(empty(language))
  const [amounts, setAmounts] = useState<PhoneAmounts>()
  const [problems, setProblems] = useState<string[] | 'failed'>([])
  const [asked, setAsked] = useState<Deed>('price')
  const [sentTo, setSentTo] = useState<string>()
  const [busy, setBusy] = useState(false)
  const pricing = useRef<AbortController>(undefined)
  useEffect(() => {
    const number = new URLSearchParams(window.location.search).get('order')
    if (!number) return
    const leave = new AbortController()
    fetch(`${config.routes.api}/orders/${encodeURIComponent(number)}/sheet`, { signal: leave.signal })
      .then(async (answer) => {
        const { locale, contact, address, pickupName, store } = before.parse(await answer.json()).order
        const pickup = store && { delivery: 'pickup', store: store.slug, ...(pickupName && { name: pickupName }) }
        setForm((form) => ({ ...form, ...contact, ...address, ...pickup, language: locale }))
      })
      .catch(() => leave.signal.aborted || setProblems('failed'))
    return () => leave.abort()
  }, [config.routes.api])
  const ask = async (deed: Deed) => {
    setBusy(true)
    setAsked(deed)
    setProblems([])
    setAmounts(undefined)
    const leave = new AbortController()
    if (deed === 'price') pricing.current = leave
    try {
      const { lines, ...fields } = form
      const order = { ...fields, lines: lines.map(({ sku, quantity }) => ({ sku, quantity })) }
      const answer = await postJson(`${config.routes.api}/phone-orders/${deed}`, order, leave.signal)
      const body: unknown = await answer.json()
      if (!answer.ok) return setProblems(refusedProblems.parse(body).problems)
      setAmounts(priced.parse(body).amounts)
      if (deed === 'send') setSentTo(form.email)
    } catch {
      if (!leave.signal.aborted) setProblems('failed')
    } finally {
      setBusy(false)
    }
  }
  return {
    form,
    amounts,
    problems,
    /** What was asked for last. */
    asked,
    sentTo,
    busy,
    ask,
    change: (changed: Partial<PhoneForm>) => {
      setForm((before) => ({ ...before, ...changed }))
      // What was shown is of another order, and so is the total that is on its way.
      setAmounts(undefined)
      pricing.current?.abort()
    },
    another: () => {
      setForm(empty(form.language))
      setAmounts(undefined)
      setSentTo(undefined)
    },
  }
}
