'use client'
import { useAllFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** Milliseconds: a little more than Payload's form waits after a change until it asks the server what follows. */
const WAITED = 300

const TYPED_INTO = 'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], .rs__input)'

/**
 * In every form of the admin: the form asks what follows from a choice. Payload's own does not, where an answer to what
 * was typed before comes less than a quarter of a second after the choice: it takes what it merged for what it asked
 * about, and the fields that depend on the choice do not come. Therefore something that nobody sees is changed in the
 * chosen field then, which makes the form ask. What is typed needs no such care: it goes on.
 */
export function MissedChoice() {
  const [fields, dispatch] = useAllFormFields()
  const before = useRef(fields)
  useEffect(() => {
    const path = Object.keys(fields).find((each) => fields[each]?.value !== before.current[each]?.value)
    before.current = fields
    if (path === undefined || document.activeElement?.matches(TYPED_INTO)) return
    setTimeout(() => {
      const { disableFormData } = before.current[path] ?? {}
      const other = disableFormData === undefined ? false : disableFormData || undefined
      dispatch({ type: 'UPDATE', path, disableFormData: other })
    }, WAITED)
  }, [fields, dispatch])
  return null
}
