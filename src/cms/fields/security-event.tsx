'use client'
import { DefaultCell, useField, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClientProps } from 'payload'
import { eventKindName, eventSubject } from '../security-event-words.ts'
import { WrittenField } from './written-field.tsx'

type InWords = (language: string, stored: string) => string

/** In the list the first column leads to the event, as Payload’s own cell does. */
function Cell({ words, ...props }: DefaultCellComponentProps & { words: InWords }) {
  const { i18n } = useTranslation()
  return <DefaultCell {...props} cellData={words(i18n.language, String(props.cellData ?? ''))} />
}
function View({ words, field, path }: TextFieldClientProps & { words: InWords }) {
  const { value } = useField<string | null>({ path })
  const { i18n } = useTranslation()
  return <WrittenField field={field} path={path} value={words(i18n.language, value ?? '')} />
}

/** What happened, in a list and in its document. */
export const EventKindCell = (props: DefaultCellComponentProps) => <Cell {...props} words={eventKindName} />
export const EventKindView = (props: TextFieldClientProps) => <View {...props} words={eventKindName} />
/** With whom or what it happened. */
export const EventSubjectCell = (props: DefaultCellComponentProps) => <Cell {...props} words={eventSubject} />
export const EventSubjectView = (props: TextFieldClientProps) => <View {...props} words={eventSubject} />
