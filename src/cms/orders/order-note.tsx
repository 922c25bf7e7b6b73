'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { sheetWord } from './order-sheet-words.ts'

/** A note that only staff read; it is not work on the order, and stays in its history. */
export function OrderNote({ language, onNote }: { language: string; onNote(note: string): Promise<void> }) {
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const add = async () => {
    setBusy(true)
    await onNote(note)
    setBusy(false)
    setNote('')
  }
  return (
    <div className="order-sheet__row order-sheet__note">
      <label className="order-sheet__field">
        {sheetWord(language, 'staffNote')}
        <input value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
      </label>
      <Button size="medium" buttonStyle="secondary" disabled={busy || note.trim() === ''} onClick={() => void add()}>
        {sheetWord(language, 'addNote')}
      </Button>
    </div>
  )
}
