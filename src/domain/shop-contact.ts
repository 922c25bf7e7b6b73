/** The networks a shop can be found on; the names are the same in both languages. */
export const socialNetworks = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',
  linkedin: 'LinkedIn',
  x: 'X',
} as const
export type SocialNetwork = keyof typeof socialNetworks

/** How a shop is reached, as it says at the end of every page; a shop that says nothing shows nothing. */
export type ShopContact = {
  /** The company that sells, where its name is not the shop's. */
  company?: string
  /** Lines of the office's address. */
  address?: string
  telephone?: string
  email?: string
  social?: { network: SocialNetwork; url: string }[]
}

export type ShopReach = Pick<ShopContact, 'telephone' | 'email'>

/** What the pages of the sample name until a merchant has set either. */
export const specifiedReach: ShopReach = { telephone: '1-888-555-0142', email: 'service@portage.example' }

/** Where shoppers who have a question call and write; undefined where a merchant has set neither. */
export const reachOf = ({ telephone, email }: ShopContact): ShopReach | undefined =>
  telephone || email ? { ...(telephone && { telephone }), ...(email && { email }) } : undefined
