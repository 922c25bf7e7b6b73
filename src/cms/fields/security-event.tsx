'use client'
import { DefaultCell, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClientProps } from 'payload'
import { useId } from 'react'
import { eventKindName, eventSubject } from '../security-event-words.ts'

type InWords = (language: string, stored: string) => string

/** In the list the first column leads to the event, as Payload’s own cell does. */
function Cell({ words, ...props }: DefaultCellComponentProps & { words: InWords }) {
  const { i18n } = useTranslation()
  return <DefaultCell {...props} cellData={words(i18n.language, String(props.cellData ?? ''))} />
}
function View({ words, field, path }: TextFieldClientProps & { words: InWords }) {
  const { value } = useField<string | null>({ path })
  const { i18n } = useTranslation()
  const id = useId()
  return (
    <div className="field-type text">
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <div className="field-type__wrap">
        <input id={id} disabled value={words(i18n.language, value ?? '')} />
      </div>
    </div>
  )
}

/** What happened, in a list and in its document. */
export const EventKindCell = (props: DefaultCellComponentProps) => <Cell {...props} words={eventKindName} />
export const EventKindView = (props: TextFieldClientProps) => <View {...props} words={eventKindName} />
/** With whom or what it happened. */
export const EventSubjectCell = (props: DefaultCellComponentProps) => <Cell {...props} words={eventSubject} />
export const EventSubjectView = (props: TextFieldClientProps) => <View {...props} words={eventSubject} />
