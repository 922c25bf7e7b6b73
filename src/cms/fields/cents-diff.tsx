'use client'
import { FieldDiffContainer, getHTMLDiffComponents, useTranslation } from '@payloadcms/ui'
import type { NumberFieldDiffClientComponent } from 'payload'
import { localeOr } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'

/** An amount in two versions of a document, stored in whole cents, shown in dollars. */
export const CentsDiff: NumberFieldDiffClientComponent = ({
  comparisonValue,
  versionValue,
  field,
  locale,
  nestingLevel,
}) => {
  const { i18n } = useTranslation()
  const written = (value: unknown) =>
    `<p>${typeof value === 'number' ? money(value, localeOr(i18n.language)) : '<span class="html-diff-no-value"></span>'}</p>`
  const { From, To } = getHTMLDiffComponents({
    fromHTML: written(comparisonValue),
    toHTML: written(versionValue),
    tokenizeByCharacter: false,
  })
  return (
    <FieldDiffContainer
      className="text-diff"
      i18n={i18n}
      label={{ label: field.label, locale }}
      nestingLevel={nestingLevel}
      From={From}
      To={To}
    />
  )
}
