import { Suspense, useState, type MouseEvent } from 'react'
import type { ProductPage } from '../../domain/catalog/product-page.ts'
import { m } from '../../paraglide/messages.js'
import { isPlainClick } from '../../ui/is-plain-click.ts'
import { lazyDialog } from '../../ui/lazy-part.tsx'
import { useWasOpen } from '../../ui/use-was-open.ts'

/** The dialog, given by the page: features do not know each other. */
export type LoadSizeGuide = () => Promise<
  React.ComponentType<{
    name: string
    href: string
    open: boolean
    onClose(): void
  }>
>

/** The way to the table of sizes: a dialog over the page, or, without JavaScript or in another tab, a page. */
export const sizeGuideWith = (load: LoadSizeGuide) => {
  const SizeGuideDialog = lazyDialog(load)
  return function SizeGuideLink({ name, href }: NonNullable<ProductPage['sizeGuide']>) {
    const [open, setOpen] = useState(false)
    const wasOpen = useWasOpen(open)
    const show = (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      setOpen(true)
    }
    return (
      <>
        <a
          href={href}
          aria-haspopup="dialog"
          onPointerEnter={load}
          onClick={show}
          className="text-[0.9375rem] underline underline-offset-4 hover:decoration-2"
        >
          {m.size_guide()}
        </a>
        {wasOpen && (
          <Suspense>
            <SizeGuideDialog name={name} href={href} open={open} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </>
    )
  }
}
