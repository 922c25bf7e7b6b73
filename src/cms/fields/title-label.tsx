'use client'

import { useRowLabel } from '@payloadcms/ui'

type Titled = { title?: string; label?: string; name?: string }

/** A row of a list is called by its title; one without, by its number. */
export function TitleLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Titled>()
  return <span>{data.title || data.label || data.name || String(rowNumber + 1).padStart(2, '0')}</span>
}
