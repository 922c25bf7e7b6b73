import { useEffect, useState } from 'react'
import { guestWishes, toggledWish, wishesCookie } from '../../domain/accounts/guest-wishes.ts'
import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { sendAccount, whoAmI } from './account-calls.ts'
import { useSignedIn } from './signed-in.ts'

const NINETY_DAYS = 90 * 86_400
const inCookie = () => guestWishes(decodeURIComponent(/(?:^|; )wishlist=([^;]*)/.exec(document.cookie)?.[1] ?? ''))

/** Puts a product on the wishlist and takes it off: a guest's stands in a cookie, a customer's in the account. Without JavaScript it is not there. */
export function WishButton({ productId, locale }: { productId: string; locale: Locale }) {
  const signedIn = useSignedIn()
  const [wished, setWished] = useState(false)
  useEffect(() => {
    let current = true
    const show = (list: readonly string[]) => current && setWished(list.includes(productId))
    if (!signedIn) show(inCookie())
    else void whoAmI().then((who) => show(who.signedIn ? who.wishes : []), () => {})
    return () => void (current = false)
  }, [productId, signedIn])
  const toggle = async () => {
    setWished(!wished)
    if (!signedIn) document.cookie = `wishlist=${wishesCookie(toggledWish(inCookie(), productId))}; Path=/; Max-Age=${NINETY_DAYS}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
    else if (!(await sendAccount({ intent: wished ? 'unwish' : 'wish', product: productId }, locale)).ok) setWished(wished)
  }
  return (
    <Button variant="quiet" onClick={() => void toggle()} className="-ml-5 self-start noscript:hidden">
      <Icon name="heart" size={22} className={wished ? 'fill-red text-red' : ''} />
      {wished ? m.account_wish_remove() : m.account_wish_add()}
    </Button>
  )
}
