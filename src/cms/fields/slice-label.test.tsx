// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { blockSchemas } from '../../blocks/schemas.ts'
import { staffText } from '../staff-words.ts'
import { writtenFields } from '../testing/written-fields.ts'
import { SliceLabel } from './slice-label.tsx'

const row = vi.hoisted((): { shownIn?: string | null; [field: string]: unknown } => ({}))
vi.mock('@payloadcms/ui', () => ({
  Pill: ({ children }: { children: unknown }) => children,
  SectionTitle: ({ path }: { path: string }) => path,
  useForm: () => ({ disabled: false }),
  useRowLabel: () => ({ data: { blockType: 'hero', ...row }, path: 'layout.2', rowNumber: 2 }),
  useTranslation: () => ({ i18n: { language: 'fr' } }),
}))

test.each([
  [undefined, ''],
  ['all', ''],
  ['fr', staffText('fr', 'option_shownIn_fr')],
  ['en', staffText('fr', 'option_shownIn_en')],
])('the head of a section for %s says of its language: “%s”', (shownIn, language) => {
  Object.assign(row, { shownIn })
  const html = renderToStaticMarkup(<SliceLabel />)
  expect(html.replaceAll(/<[^>]+>/g, '|')).toBe(`|03|${staffText('fr', 'one_hero')}${language}layout.2.blockName`)
})

test.each([
  [{ heading: 'Nos tentes' }, 'Nos tentes'],
  [{ heading: '', columns: [{ text: ' ' }, { text: 'Loin d’ici' }] }, 'Loin d’ici'],
  [{ copy: 'mot '.repeat(40) }, `${'mot '.repeat(14)}mot…`],
  [{ copy: '## Ce que font *nos* ateliers\n\n- Mise au point' }, 'Ce que font nos ateliers'],
  [{ heading: 'Nos tentes', blockName: 'Haut de page' }, ''],
])('a collapsed section with %j shows “%s”', (fields, words) => {
  Object.assign(row, { shownIn: 'all', heading: '', columns: [], blockName: '' }, fields)
  const text = renderToStaticMarkup(<SliceLabel />).replaceAll(/<[^>]+>/g, '|')
  expect(text).toBe(`|03|${staffText('fr', 'one_hero')}${words && `|${words}|`}layout.2.blockName`)
})

// The code of a form is nothing to read.
test.each(blockSchemas.filter(({ slug }) => slug !== 'formembed'))(
  'a collapsed section of the kind $slug shows its own words',
  ({ slug, fields }) => {
    for (const name of Object.keys(row)) delete row[name]
    Object.assign(row, { blockType: slug }, writtenFields(fields, 'Mots'))
    expect(renderToStaticMarkup(<SliceLabel />)).toContain('<span>Mots</span>')
  },
)
