import { inShop } from '../domain/shop-name.ts'
import { m } from '../paraglide/messages.js'

/** What the shop answers to a review; `lang`: its language, where that is not the page's. */
export const ShopReply = ({ reply, lang }: { reply: string; lang: string | undefined }) => (
  <div className="mt-3 max-w-prose border-l-4 border-line pl-4 text-sm">
    <p className="font-semibold">{m.reviews_reply(inShop())}</p>
    <p lang={lang} className="mt-1 whitespace-pre-line wrap-break-word">
      {reply}
    </p>
  </div>
)
