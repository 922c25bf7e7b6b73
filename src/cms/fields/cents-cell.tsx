'use client'
import type { DefaultCellComponentProps } from 'payload'

/** An amount of a list, kept in whole cents, shown in dollars. */
export function CentsCell({ cellData }: DefaultCellComponentProps) {
  return <span>{typeof cellData === 'number' ? `$${(cellData / 100).toFixed(2)}` : ''}</span>
}
