'use client'
import { Pill, SectionTitle, useForm, useRowLabel, useTranslation } from '@payloadcms/ui'
import { isLocale, localeOr } from '../../domain/locale.ts'
import { isStaffMessage, staffText } from '../staff-words.ts'

type Block = { blockType?: string; shownIn?: string | null; blockName?: string | null } & Record<string, unknown>

/** The fields whose words tell a section from the next, the first that has any. */
const TELLING = ['heading', 'title', 'caption', 'text', 'copy', 'vert_copy', 'label', 'items', 'columns'] as const
const MOST = 60

/** The first line of what may be Markdown, as it is read. */
const withoutMarkup = (text: string): string =>
  (text.replace(/^[\s#>*-]+/, '').split('\n', 1)[0] ?? '').replaceAll(/[*_`]/g, '').trim()

/** The first words in a section: its heading, else what it says. */
function firstWords(value: unknown): string {
  if (typeof value === 'string') return withoutMarkup(value)
  if (Array.isArray(value)) return value.map(firstWords).find(Boolean) ?? ''
  const part = new Map(Object.entries(value ?? {}))
  return TELLING.map((name) => firstWords(part.get(name) ?? '')).find(Boolean) ?? ''
}

const shortened = (words: string): string =>
  words.length > MOST ? `${words.slice(0, MOST).replace(/\s+\S*$/, '')}…` : words

/**
 * The head of a section in the form of a page: as Payload draws it, its language where it is shown in one alone, and
 * its own first words where nobody has named it.
 */
export function SliceLabel() {
  const { data, path, rowNumber = 0 } = useRowLabel<Block>()
  const { disabled } = useForm()
  const locale = localeOr(useTranslation().i18n.language)
  const type = `one_${data.blockType}`
  const words = data.blockName ? '' : shortened(firstWords(data))
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
      {words && <span>{words}</span>}
      <SectionTitle path={`${path}.blockName`} readOnly={disabled} />
    </>
  )
}
