import type { QuestionsPage } from '../../domain/questions/question.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Dialog } from '../../ui/dialog.tsx'
import { PageReading, usePageData } from '../../ui/page-data.tsx'
import { AskForm, type WhoAsks } from './ask-form.tsx'
import { Questions } from './question-list.tsx'

type Props = { href: string; whoAsks: WhoAsks; open: boolean; onClose(): void }

/** The page of a product's questions over its own page; read when it is opened. */
export function QuestionsDialog({ href, whoAsks, open, onClose }: Props) {
  const { data, ...reading } = usePageData<QuestionsPage>(`questions.${getLocale()}`, href, open)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={m.questions_title()}
      closeLabel={m.shell_close()}
      className="sm:max-w-2xl"
    >
      {data ? (
        <div className="space-y-6">
          <Questions questions={data.questions} locale={getLocale()} heading="h3" />
          <AskForm product={data.id} locale={getLocale()} heading="h3" whoAsks={whoAsks} />
        </div>
      ) : (
        <PageReading
          {...reading}
          again={m.error_try_again()}
          href={href}
          name={m.questions_title()}
          className="min-h-80"
        >
          {m.questions_loading()}
        </PageReading>
      )}
    </Dialog>
  )
}
