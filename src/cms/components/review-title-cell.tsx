'use client'
import { DefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

/** Characters; our choice: enough to tell what it is about. */
const LONGEST = 100

/** In the list of reviews: the title, or, where the shopper gave none, how the text begins. */
export function ReviewTitleCell(props: DefaultCellComponentProps) {
  const title = [props.cellData, beginningOf(props.rowData.text)].find(
    (text) => typeof text === 'string' && text !== '',
  )
  return <DefaultCell {...props} cellData={title} />
}

function beginningOf(text: unknown): string {
  const line = typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : ''
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line
}
