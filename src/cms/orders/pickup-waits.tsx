'use client'
import { localeOr } from '../../domain/locale.ts'
import { PICKUP_WAIT_DAYS } from '../../domain/pickup/pickup-wait.ts'
import { formatDay } from '../../domain/time.ts'
import type { OrderSheetData } from './sheet.ts'
import { partName, sheetWord } from './order-sheet-words.ts'

type Props = { sheet: Pick<OrderSheetData, 'order' | 'waits'>; language: string }

/** Since when what is ready waits to be picked up, marked where that is too long. */
export function PickupWaits({ sheet: { order, waits }, language }: Props) {
  return waits.map(({ part, since, days, isOver }) => {
    const store = order.parts?.find(({ id }) => id === part)
    const date = formatDay(since, localeOr(language), 'date')
    const words = sheetWord(language, 'readySince', { date, count: String(days) })
    return (
      <p key={part ?? ''}>
        {[store && partName(language, store), words].filter(Boolean).join(' – ')}{' '}
        {isOver && (
          <strong className="order-sheet__late">
            {sheetWord(language, 'readyTooLong', { days: String(PICKUP_WAIT_DAYS) })}
          </strong>
        )}
      </p>
    )
  })
}
