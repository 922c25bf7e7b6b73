'use client'
import { Button, useConfig, useSelection, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { localeOr } from '../../domain/locale.ts'
import { MOST_SLIPS } from '../../domain/orders/packing-slips.ts'
import { useSelectedIds } from '../fields/use-selected-ids.ts'
import { wordsOf } from '../staff-words.ts'
import { reportNumbers } from '../views/report-numbers.ts'
import '../components/list-tools.css'

const say = wordsOf('slips')

/** Above the list of orders, once some are selected: their packing slips as one document. */
export function SelectedSlips() {
  const { config } = useConfig()
  const { count = 0 } = useSelection()
  const ids = useSelectedIds('orders', MOST_SLIPS)
  const [isFailed, setFailed] = useState(false)
  const locale = localeOr(useTranslation().i18n.language)
  const { count: written } = reportNumbers(locale)
  const isTooMany = count > MOST_SLIPS
  const print = async () => {
    setFailed(false)
    // Opened by the press itself: a browser refuses what comes to open a tab later.
    const tab = window.open('', '_blank')
    try {
      const address = `${config.routes.api}/orders/packing-slips?ids=${(await ids()).join(',')}`
      if (tab) tab.location.href = address
      else window.location.href = address
    } catch {
      tab?.close()
      setFailed(true)
    }
  }
  if (count === 0) return null
  return (
    <section aria-label={say(locale, 'title')} className="list-tools">
      <Button margin={false} size="medium" buttonStyle="secondary" disabled={isTooMany} onClick={() => void print()}>
        {say(locale, 'print', { count: written(count) })}
      </Button>
      <p role="status" className="list-tools__wrong">
        {isTooMany ? say(locale, 'most', { most: written(MOST_SLIPS) }) : isFailed && say(locale, 'unreachable')}
      </p>
    </section>
  )
}
