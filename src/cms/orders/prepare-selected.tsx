'use client'
import { Button, useAuth, useConfig, useSelection, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { localeOr } from '../../domain/locale.ts'
import { MOST_AT_ONCE } from '../../domain/orders/packing-slips.ts'
import { mayAct } from '../access/order-rights.ts'
import { roleOf } from '../access/permissions.ts'
import { useSelectedIds } from '../fields/use-selected-ids.ts'
import { postJson } from '../post-json.ts'
import { wordsOf } from '../staff-words.ts'
import { reportNumbers } from '../views/report-numbers.ts'
import '../components/list-tools.css'

const say = wordsOf('prepare')
const answered = z.object({ began: z.number(), refused: z.array(z.object({ number: z.string(), why: z.string() })) })
type Answered = z.infer<typeof answered>

/** Above the list of orders, once some are selected: their preparation begins, of each as on its own page. */
export function PrepareSelected() {
  const { config } = useConfig()
  const { user } = useAuth()
  const { count = 0 } = useSelection()
  const ids = useSelectedIds('orders', MOST_AT_ONCE)
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [came, setCame] = useState<Answered | { message: string }>()
  const shown = useRef<HTMLDivElement>(null)
  const locale = localeOr(useTranslation().i18n.language)
  const { count: written } = reportNumbers(locale)
  const isTooMany = count > MOST_AT_ONCE
  // The button that was pressed may be gone with what was selected.
  useEffect(() => (came ? shown.current?.focus() : undefined), [came])
  const begin = async () => {
    if (!window.confirm(say(locale, 'sure', { count: written(count) }))) return
    setBusy(true)
    setCame(undefined)
    setCame(await answerOf(async () => postJson(`${config.routes.api}/orders/prepare`, { ids: await ids() })))
    setBusy(false)
    router.refresh()
  }
  const answerOf = async (ask: () => Promise<Response>): Promise<Answered | { message: string }> => {
    try {
      const answer = await ask()
      const body: unknown = await answer.json()
      return answer.ok ? answered.parse(body) : z.object({ message: z.string() }).parse(body)
    } catch {
      return { message: say(locale, 'failed') }
    }
  }
  if (!mayAct(roleOf(user), 'prepare') || (count === 0 && !came)) return null
  return (
    <section aria-label={say(locale, 'title')} className="list-tools">
      {count > 0 && (
        <Button
          margin={false}
          size="medium"
          buttonStyle="secondary"
          disabled={busy || isTooMany}
          onClick={() => void begin()}
        >
          {say(locale, 'begin', { count: written(count) })}
        </Button>
      )}
      {isTooMany && <p className="list-tools__wrong">{say(locale, 'most', { most: written(MOST_AT_ONCE) })}</p>}
      <div role="status" ref={shown} tabIndex={-1} className="list-tools__came">
        {busy && <p>{say(locale, 'busy')}</p>}
        {came && 'message' in came && <p className="list-tools__wrong">{came.message}</p>}
        {came && 'began' in came && (
          <>
            <p>{say(locale, 'began', { count: written(came.began) })}</p>
            {came.refused.length > 0 && (
              <>
                <p className="list-tools__wrong">{say(locale, 'refused', { count: written(came.refused.length) })}</p>
                <ul>
                  {came.refused.map((one) => (
                    <li key={one.number}>{say(locale, 'one', one)}</li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </div>
    </section>
  )
}
