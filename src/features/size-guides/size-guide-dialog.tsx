import type { SizeGuidePage } from '../../domain/size-guides/size-guide.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Dialog } from '../../ui/dialog.tsx'
import { PageReading, usePageData } from '../../ui/page-data.tsx'
import { SizeGuideView } from './size-guide-view.tsx'

type SizeGuideDialogProps = { name: string; href: string; open: boolean; onClose(): void }

/** The page of a size guide over the page of the product; read when it is opened. */
export function SizeGuideDialog({ name, href, open, onClose }: SizeGuideDialogProps) {
  const { data, ...reading } = usePageData<SizeGuidePage>(`sizeGuide.${getLocale()}`, href, open)
  return (
    <Dialog open={open} onClose={onClose} heading={name} closeLabel={m.shell_close()} className="sm:max-w-2xl">
      {data ? (
        <SizeGuideView guide={data} locale={getLocale()} heading="h3" />
      ) : (
        <PageReading {...reading} again={m.error_try_again()} href={href} name={name} className="min-h-80">
          {m.size_guide_loading()}
        </PageReading>
      )}
    </Dialog>
  )
}
