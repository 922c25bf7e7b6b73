'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { LONGEST_NOTE } from '../../domain/orders/event-note.ts'
import { sheetWord } from './order-sheet-words.ts'

/**
 * A note that only staff read, on an order or a customer; of an order it is no work, and stays in its history.
 * What was typed stays where `onNote` answers `false`.
 */
export function StaffNote({ language, onNote }: { language: string; onNote(note: string): Promise<unknown> }) {
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const add = async () => {
    setBusy(true)
    const isWritten = await onNote(note)
    setBusy(false)
    if (isWritten !== false) setNote('')
  }
  return (
    <div className="order-sheet__row order-sheet__note">
      <label className="order-sheet__field">
        {sheetWord(language, 'staffNote')}
        <input value={note} maxLength={LONGEST_NOTE} onChange={(event) => setNote(event.target.value)} />
      </label>
      <Button size="medium" buttonStyle="secondary" disabled={busy || note.trim() === ''} onClick={() => void add()}>
        {sheetWord(language, 'addNote')}
      </Button>
    </div>
  )
}
