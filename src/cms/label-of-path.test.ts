import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { labelOfPath } from './label-of-path.ts'

const spoken = (en: string, fr: string) =>
  (({ i18n }: { i18n: { language: string } }) => (i18n.language === 'fr' ? fr : en)) as never
const field = (name: string, more: object = {}) => ({ name, type: 'text', ...more }) as Field

const fields: Field[] = [
  field('url', { label: spoken('URL', 'Adresse') }),
  { type: 'row', fields: [field('title', { label: { en: 'Title', fr: 'Titre' } })] },
  {
    type: 'tabs',
    tabs: [
      {
        label: spoken('Variants', 'Variantes'),
        fields: [
          field('variants', {
            type: 'array',
            label: spoken('Variants', 'Variantes'),
            fields: [{ type: 'row', fields: [field('sku', { label: spoken('SKU', 'UGS') })] }],
          }),
          {
            type: 'collapsible',
            label: spoken('Options', 'Choix'),
            fields: [field('pictures', { type: 'upload', label: spoken('Pictures', 'Photos') })],
          },
        ],
      },
    ],
  },
  field('seo', { type: 'group', label: 'SEO', fields: [field('noindex', { label: spoken('Hidden', 'Masqué') })] }),
  field('layout', {
    type: 'blocks',
    label: spoken('Sections', 'Sections'),
    blocks: [
      { slug: 'text', fields: [field('copy')] },
      { slug: 'image', fields: [field('picture', { label: spoken('Picture', 'Photo') })] },
    ],
  }),
]

const asked = (language: string) => ({ i18n: { language }, t: (key: string) => `${key} in ${language}` }) as never

test.each([
  ['url', 'URL', 'Adresse'],
  ['title', 'Title', 'Titre'],
  ['variants', 'Variants > Variants', 'Variantes > Variantes'],
  ['variants.1.sku', 'Variants > Variants 2 > SKU', 'Variantes > Variantes 2 > UGS'],
  ['pictures', 'Variants > Options > Pictures', 'Variantes > Choix > Photos'],
  ['seo.noindex', 'SEO > Hidden', 'SEO > Masqué'],
  ['layout.0.picture', 'Sections 1 > Picture', 'Sections 1 > Photo'],
  ['file', 'File', 'Fichier'],
  ['password', 'general:password in en', 'general:password in fr'],
  ['elsewhere.1', 'elsewhere.1', 'elsewhere.1'],
])('%s is %s, in French %s', (path, en, fr) => {
  expect([labelOfPath(asked('en'), fields, path), labelOfPath(asked('fr'), fields, path)]).toEqual([en, fr])
})
