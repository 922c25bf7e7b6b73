import type { ComponentProps } from 'react'
import { AccountFooterLinks } from '../features/account/account-menu.tsx'
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx'
import { SiteFooter } from '../features/shell/site-footer.tsx'

type Props = Omit<ComponentProps<typeof SiteFooter>, 'newsletter' | 'account'> & {
  accountLinks: ComponentProps<typeof AccountFooterLinks>
}

/** The end of every page, joined with the newsletter and the account; a piece of its own, fetched when it is seen. */
export const Footer = ({ accountLinks, ...footer }: Props) => (
  <SiteFooter
    {...footer}
    newsletter={<NewsletterForm locale={footer.locale} />}
    account={<AccountFooterLinks {...accountLinks} />}
  />
)
