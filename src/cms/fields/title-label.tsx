'use client'

import { useForm, useRowLabel } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

type Titled = { title?: string; label?: string; name?: string }

/** A row of a list is called by its title; one without, by its number, and it is open to be written in. */
export function TitleLabel() {
  const { data, path, rowNumber = 0 } = useRowLabel<Titled>()
  const { dispatchFields, getField } = useForm()
  const title = data.title || data.label || data.name
  // A new row arrives closed where rows are closed at first, and its label with it; closed later, it stays so.
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) return
    isFirst.current = false
    const list = path.slice(0, path.lastIndexOf('.'))
    const rows = getField(list)?.rows
    if (title || !rows?.[rowNumber]?.collapsed) return
    const updatedRows = rows.map((row, at) => (at === rowNumber ? { ...row, collapsed: false } : row))
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows })
  }, [title, path, rowNumber, getField, dispatchFields])
  return <span>{title || String(rowNumber + 1).padStart(2, '0')}</span>
}
