'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { sheetWord } from './order-sheet-words.ts'

type Props = { tags: string; language: string; onSave(tags: string): Promise<void> }

/** The words that staff find an order by in the list. */
export function OrderTags({ tags, language, onSave }: Props) {
  const [typed, setTyped] = useState(tags)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await onSave(typed)
    setBusy(false)
  }
  return (
    <div className="order-sheet__row order-sheet__note">
      <label className="order-sheet__field">
        {sheetWord(language, 'tags')}
        <input value={typed} maxLength={400} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <Button size="medium" buttonStyle="secondary" disabled={busy || typed === tags} onClick={() => void save()}>
        {sheetWord(language, 'saveTags')}
      </Button>
    </div>
  )
}
