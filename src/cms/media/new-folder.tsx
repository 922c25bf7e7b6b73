'use client'
import { useState } from 'react'
import type { Locale } from '../../domain/locale.ts'
import { wordsOf } from '../staff-words.ts'
import type { Folders } from './use-folders.ts'

const say = wordsOf('folder')

/** A folder is made by its name. */
export function NewFolder({ locale, folders }: { locale: Locale; folders: Folders }) {
  const [name, setName] = useState('')
  const make = async () => {
    if (name.trim() !== '' && (await folders.make(name.trim()))) setName('')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void make()
      }}
    >
      <label>
        {say(locale, 'name')}
        <input value={name} maxLength={80} onChange={({ target }) => setName(target.value)} />
      </label>
      <button
        type="submit"
        disabled={folders.busy || name.trim() === ''}
        className="btn btn--style-secondary btn--size-medium"
      >
        {say(locale, 'make')}
      </button>
    </form>
  )
}
