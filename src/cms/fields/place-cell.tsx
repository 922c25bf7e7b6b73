'use client'
import type { DefaultCellComponentProps } from 'payload'
import { useChoices } from './use-choices.ts'

/** Where stock is, by the name of the store; a place that is no more, by its key. */
export function PlaceCell({ cellData }: DefaultCellComponentProps) {
  const places = useChoices('places')
  const key = String(cellData ?? '')
  return <span>{places !== undefined && (places?.find(({ value }) => value === key)?.label ?? key)}</span>
}
