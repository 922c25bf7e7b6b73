'use client'
import { Pill, SectionTitle, useForm, useRowLabel, useTranslation } from '@payloadcms/ui'
import { isLocale, localeOr } from '../../domain/locale.ts'
import { isStaffMessage, staffText } from '../staff-words.ts'

type Block = { blockType?: string; shownIn?: string | null }

/** The head of a section in the form of a page: as Payload draws it, and its language where it is shown in one alone. */
export function SliceLabel() {
  const { data, path, rowNumber = 0 } = useRowLabel<Block>()
  const { disabled } = useForm()
  const locale = localeOr(useTranslation().i18n.language)
  const type = `one_${data.blockType}`
  return (
    <>
      <span className="blocks-field__block-number">{String(rowNumber + 1).padStart(2, '0')}</span>
      <Pill className="blocks-field__block-pill" pillStyle="white" size="small">
        {isStaffMessage(type) ? staffText(locale, type) : data.blockType}
      </Pill>
      {isLocale(data.shownIn) && (
        <Pill className="blocks-field__block-pill" pillStyle="warning" size="small">
          {staffText(locale, `option_shownIn_${data.shownIn}`)}
        </Pill>
      )}
      <SectionTitle path={`${path}.blockName`} readOnly={disabled} />
    </>
  )
}
