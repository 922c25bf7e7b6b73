import { m } from '../../paraglide/messages.js'
import { Dialog } from '../../ui/dialog.tsx'

type TagInfoDialogProps = { title: string; text: string; open: boolean; onClose(): void }

/** What a tag means. */
export function TagInfoDialog({ title, text, open, onClose }: TagInfoDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} heading={title} closeLabel={m.product_tag_close()}>
      <p>{text}</p>
    </Dialog>
  )
}
