import { useState } from 'react'
import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { announce } from '../../ui/announcements.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { setWished, useWished } from './wishes.ts'

const look = (wished: boolean) => (wished ? 'fill-red text-red' : '')

/** Whether a product is wished for, how that changes, and why the last change could not be saved. */
function useWish(productId: string) {
  const wished = useWished(productId)
  const [failure, setFailure] = useState<string>()
  const toggle = (locale: Locale) =>
    void setWished(productId, !wished, locale).then((why) => {
      setFailure(why)
      if (!why) announce(wished ? m.account_wish_removed() : m.account_wish_added())
    })
  return { wished, failure, toggle }
}

/** On a product's own page. Without JavaScript it is not there. */
export function WishButton({ productId, locale }: { productId: string; locale: Locale }) {
  const { wished, failure, toggle } = useWish(productId)
  return (
    <>
      <Button variant="quiet" onClick={() => toggle(locale)} className="-ml-5 self-start noscript:hidden">
        <Icon name="heart" size={22} className={look(wished)} />
        {wished ? m.account_wish_remove() : m.account_wish_add()}
      </Button>
      {failure && (
        <p role="alert" className="text-sm text-red-deep">
          {failure}
        </p>
      )}
    </>
  )
}

/** The heart on a tile, above the link that covers it. It comes with JavaScript, and is not in the page's bytes. */
export function WishHeart({ productId, title }: { productId: string; title: string }) {
  const { wished, failure, toggle } = useWish(productId)
  if (!useHydrated()) return null
  return (
    <>
      <button
        type="button"
        aria-pressed={wished}
        aria-label={m.account_wish_heart({ title })}
        onClick={() => toggle(getLocale())}
        className="absolute top-0.5 right-0.5 z-10 flex size-11 items-center justify-center"
      >
        <span className="flex size-9 items-center justify-center rounded-full bg-surface/90 transition-colors hover:bg-surface">
          <Icon name="heart" size={20} className={look(wished)} />
        </span>
      </button>
      {failure && (
        <p
          role="alert"
          className="absolute inset-x-2 top-12 z-10 rounded-card bg-surface px-2 py-1 text-xs text-red-deep shadow"
        >
          {failure}
        </p>
      )}
    </>
  )
}
