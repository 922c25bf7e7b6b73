import type { Field, Tab } from 'payload'
import { fieldRule } from '../../domain/field-rule.ts'
import { isColour, specifiedColours, weakPairOf, type ShopColour } from '../../domain/shop-colours.ts'
import { LONGEST_NAME, SPECIFIED_NAME } from '../../domain/shop-name.ts'
import { LONGEST_SLOGAN } from '../../domain/shop-look.ts'
import { staffText, staffTexts } from '../staff-words.ts'
import { locales, type Both } from '../../domain/locale.ts'

/** A colour that would make words or edges hard to read or see is refused, with the contrast it would have. */
const colour = (chosen: ShopColour): Field => ({
  name: `${chosen}Colour`,
  type: 'text',
  required: true,
  defaultValue: specifiedColours[chosen],
  validate: fieldRule((value, { data }) => {
    if (!isColour(value)) return staffTexts('refusal_colour')
    const given = (name: ShopColour) => {
      const hex = name === chosen ? value : data[`${name}Colour`]
      return isColour(hex) ? hex : specifiedColours[name]
    }
    const weak = weakPairOf({ main: given('main'), dark: given('dark'), sale: given('sale') }, chosen)
    return weak && tooWeak(weak)
  }),
  admin: { components: { Field: '/src/cms/fields/colour-input.tsx#ColourInput' } },
})

const tooWeak = ({ contrast, least }: { contrast: number; least: number }): Both => {
  const words = locales.map((locale) => {
    const number = (value: number) =>
      new Intl.NumberFormat(`${locale}-CA`, { maximumFractionDigits: 1, roundingMode: 'floor' }).format(value)
    return [locale, staffText(locale, 'refusal_contrast', { found: number(contrast), least: number(least) })]
  })
  return Object.fromEntries(words) as Both
}

/** What the shop is called, its slogan, its logo and icon, and its colours. */
export const lookTab: Tab = {
  label: 'look',
  fields: [
    {
      name: 'shopName',
      type: 'text',
      required: true,
      defaultValue: SPECIFIED_NAME,
      minLength: 2,
      maxLength: LONGEST_NAME,
    },
    { name: 'slogan', type: 'text', localized: true, maxLength: LONGEST_SLOGAN },
    { name: 'logo', type: 'upload', relationTo: 'media' },
    { name: 'icon', type: 'upload', relationTo: 'media' },
    { type: 'row', fields: [colour('main'), colour('dark'), colour('sale')] },
  ],
}
