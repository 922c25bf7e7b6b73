'use client'
import { useAllFormFields } from '@payloadcms/ui'
import type { UIFieldClientProps } from 'payload'
import { anchorsOf } from './slice-anchors.ts'

/** The anchor of a block on its page, so that an editor can link to it: `/explore/ski-shop#id` (acceptance 71). */
export function SliceAnchor({ path }: UIFieldClientProps) {
  const [fields] = useAllFormFields()
  const at = Number(/\.(\d+)\.[^.]+$/.exec(path)?.[1] ?? Number.NaN)
  const anchor = anchorsOf((name) => fields[name]?.value, fields.layout?.rows?.length ?? 0)[at]
  if (anchor === undefined) return null
  return (
    <p style={{ margin: 0, color: 'var(--theme-elevation-600)' }}>
      Link to this block: <code>#{anchor}</code>. It follows the block’s name, which you can write in the block’s head.
    </p>
  )
}
