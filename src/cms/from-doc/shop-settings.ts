import type { Locale } from '../../domain/locale.ts'
import { socialNetworks, type ShopContact, type SocialNetwork } from '../../domain/shop-contact.ts'
import { isColour, specifiedColours, type ShopColour } from '../../domain/shop-colours.ts'
import type { ShopLook } from '../../domain/shop-look.ts'
import { SPECIFIED_NAME } from '../../domain/shop-name.ts'
import { specifiedTerms, type ShopTerms } from '../../domain/shop-terms.ts'
import { specifiedAgentTerms, type AgentTerms } from '../../domain/ucp/agent-terms.ts'
import { returnAddressesIn } from '../../domain/ucp/link-request.ts'
import type { ShopSetting } from '../payload-types.ts'
import { wordsIn, type Localized } from './localized.ts'

/** The global as Payload reads it with `locale: 'all'`; before its first save it has nothing. */
export type ShopSettingsDoc = {
  [Field in keyof Omit<ShopSetting, 'address' | 'slogan'>]?: ShopSetting[Field] | null
} & { address?: unknown; slogan?: unknown }

/** What nobody has set is as specified. */
export function termsFromDoc(doc: ShopSettingsDoc): ShopTerms {
  const { costs, freeFrom } = specifiedTerms.shipping
  const from = doc.freeFrom ?? freeFrom
  return {
    shipping: {
      costs: {
        regular: doc.regular ?? costs.regular,
        express: doc.express ?? costs.express,
        bike_only: doc.bike ?? costs.bike_only,
        over_size_surcharge: doc.oversize ?? costs.over_size_surcharge,
      },
      ...(doc.hasFreeDelivery !== false && from !== undefined && { freeFrom: from }),
    },
    returnDays: doc.returnDays ?? specifiedTerms.returnDays,
    returnLabel: doc.returnLabel ?? specifiedTerms.returnLabel,
  }
}

/** Off until a merchant switches it on. */
export function agentTermsFromDoc(doc: ShopSettingsDoc): AgentTerms {
  return {
    isOn: doc.agents === true,
    ordersADay: doc.agentOrders ?? specifiedAgentTerms.ordersADay,
    mustSign: doc.agentsSigned === true,
    isListedOnly: doc.agentsListed === true,
    rules: (doc.agentRules ?? []).map(({ host, rule, orders, returnTo }) => ({
      host: host.trim().toLowerCase(),
      isBarred: rule === 'bar',
      ...(orders && { ordersADay: orders }),
      ...(returnTo?.trim() && { returnTo: returnAddressesIn(returnTo) ?? [] }),
    })),
  }
}

type LookPicture = { filename?: string | null; width?: number | null; height?: number | null }

/** A colour that no longer may be chosen, or a picture that was deleted, is as if nothing were set. */
export function lookFromDoc(doc: ShopSettingsDoc, logo?: LookPicture, icon?: LookPicture): ShopLook {
  const colour = (name: ShopColour) => {
    const hex = doc[`${name}Colour`]
    return isColour(hex) ? hex.toLowerCase() : specifiedColours[name]
  }
  const { filename, width, height } = logo ?? {}
  return {
    name: doc.shopName?.trim() || SPECIFIED_NAME,
    ...(filename && width && height && { logo: { file: filename, width, height } }),
    ...(icon?.filename && { icon: { file: icon.filename } }),
    colours: { main: colour('main'), dark: colour('dark'), sale: colour('sale') },
  }
}

const isNetwork = (name: string): name is SocialNetwork => Object.hasOwn(socialNetworks, name)

/** Nothing in a language in which it is not written. */
export const sloganFromDoc = (doc: ShopSettingsDoc, locale: Locale): string | undefined =>
  wordsIn(doc.slogan as Localized, locale) || undefined

export function contactFromDoc(doc: ShopSettingsDoc, locale: Locale): ShopContact {
  const address = wordsIn(doc.address as Localized, locale)
  const social = (doc.social ?? []).flatMap(({ network, url }) => (isNetwork(network) ? [{ network, url }] : []))
  return {
    ...(doc.company && { company: doc.company }),
    ...(address && { address }),
    ...(doc.telephone && { telephone: doc.telephone }),
    ...(doc.email && { email: doc.email }),
    ...(social.length > 0 && { social }),
  }
}
