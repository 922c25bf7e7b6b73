'use client'
import { useFormFields, useTranslation } from '@payloadcms/ui'
import { localeOr } from '../../domain/locale.ts'
import { staffText } from '../staff-words.ts'
import '../fields/form-hint.css'

/**
 * In the form of a question: that its answer is written and still waits. Saving it publishes nothing, as somebody else
 * may have to read it first.
 */
export function AnswerWaits() {
  const waits = useFormFields(
    ([fields]) => fields.status?.value === 'pending' && String(fields.answer?.value ?? '').trim() !== '',
  )
  const locale = localeOr(useTranslation().i18n.language)
  return <div role="status">{waits && <p className="form-hint">{staffText(locale, 'answer_waits')}</p>}</div>
}
