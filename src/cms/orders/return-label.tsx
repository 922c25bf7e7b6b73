'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { labelSent } from '../../domain/orders/event-note.ts'
import { moment, sheetWord } from './order-sheet-words.ts'

type Props = {
  sent: ReturnType<typeof labelSent>
  language: string
  busy: boolean
  onLabel: ((code: string) => void) | undefined
}

/** Of a return by mail: that its label is owed, or when it was sent. */
export function ReturnLabel({ sent, language, busy, onLabel }: Props) {
  const [code, setCode] = useState('')
  if (sent)
    return (
      <p>
        {[sheetWord(language, 'labelSentAt', { moment: moment(language, sent.at) }), sent.code]
          .filter(Boolean)
          .join(' – ')}
      </p>
    )
  return (
    <>
      <p>
        <strong>{sheetWord(language, 'labelOwed')}</strong>
      </p>
      {onLabel && (
        <div className="order-sheet__row">
          <label className="order-sheet__field">
            {sheetWord(language, 'labelCode')}
            <input value={code} maxLength={200} onChange={(event) => setCode(event.target.value)} />
          </label>
          <Button size="medium" buttonStyle="secondary" disabled={busy} onClick={() => onLabel(code)}>
            {sheetWord(language, 'labelSent')}
          </Button>
        </div>
      )}
    </>
  )
}
